/** A refusal in the words of the provider's interface. */
export class SandboxRefusal extends Error {
  override name = 'SandboxRefusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const noSuch = (what: string) =>
  new SandboxRefusal(404, 'resource_missing', `No such ${what}.`);
