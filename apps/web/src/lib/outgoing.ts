/** A request as it goes out; its body becomes JSON on the way. */
export interface Outgoing {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
}
