/** People to choose from; any other address works as well. */
export const personas = [
  { name: 'Ada Writer', email: 'ada@example.com' },
  { name: 'Ben Student', email: 'ben@example.com' },
  { name: 'Cleo Admin', email: 'admin@example.com' },
] as const;

/** Addresses here are told to be unverified, as a provider may say of any. */
export const unverifiedDomain = '@unverified.example';

/** The subject carries the address, so that the sandbox needs no memory of its people. */
export const subjectOf = (email: string) => Buffer.from(email.toLowerCase()).toString('base64url');
