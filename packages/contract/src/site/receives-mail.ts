/** Names that nobody can have (RFC 2606, 6761). */
const reserved = /[@.](?:example|invalid|localhost|test|example\.(?:com|net|org))$/i;

/** Whether mail to an address may arrive anywhere: nobody is told to write to one that is made up. */
export const receivesMail = (address: string): boolean => !reserved.test(address);
