/** A refusal in the words of the provider's interface. */
export class SandboxRefusal extends Error {
  override name = 'SandboxRefusal';
  readonly status: number;
  readonly code: string;
  /** What of the call was wrong. */
  readonly param: string | undefined;

  constructor(status: number, code: string, message: string, param?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

export const noSuch = (what: string) =>
  new SandboxRefusal(404, 'resource_missing', `No such ${what}.`, what.replace(' ', '_'));
