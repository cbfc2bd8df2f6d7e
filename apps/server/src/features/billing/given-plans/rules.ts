/** The last second of a day (UTC), the last on which a plan is given. */
export const endOf = (day: string) => new Date(`${day}T23:59:59Z`);
