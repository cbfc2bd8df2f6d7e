import type { Problem } from './api.gen.ts';

/** A refusal: what the API says of it, and how long it asks to be left alone. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly status: number;
  /** Null where something other than the API answered, such as a proxy. */
  readonly problem: Problem | null;
  /** Seconds; null where nothing is said. */
  readonly retryAfter: number | null;

  constructor(status: number, problem: Problem | null, retryAfter: number | null) {
    super(problem?.detail ?? `The answer was ${status}.`);
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  /** Reads a refusal; never throws for what it cannot read. */
  static async of(answer: Response): Promise<ApiProblem> {
    const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json');
    const body: unknown = isProblem ? await answer.json().catch(() => null) : null;
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    const retryAfter = Number.isFinite(seconds) ? seconds : null;
    return new ApiProblem(answer.status, body as Problem | null, retryAfter);
  }
}
