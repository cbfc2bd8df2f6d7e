/** What a caller can mend: the message goes to the model, which may try again with another call. */
export class CallError extends Error {}
