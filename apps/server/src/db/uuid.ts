const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What is no UUID is no id of a row: asking the database would be an error of its own. */
export const isUuid = (value: string): boolean => uuid.test(value);
