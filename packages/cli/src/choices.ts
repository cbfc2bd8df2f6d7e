/** Which rules: those of prose, those of programs, or those that the name of the file asks for. */
export const PROFILES = ['auto', 'prose', 'code'] as const;
export type Profile = (typeof PROFILES)[number];

/** What a list of findings may look like. */
export const FORMATS = ['text', 'json', 'sarif', 'github', 'junit', 'gitlab'] as const;
export type Format = (typeof FORMATS)[number];
