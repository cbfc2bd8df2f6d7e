/** The version of the server, which a report names; its test holds it against package.json. */
export const version = '0.1.0';
