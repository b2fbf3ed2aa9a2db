/** A time as the database prints it, or as a Date, to ISO 8601 in UTC. */
export const timeOf = (value: string | Date): string => new Date(value).toISOString();

export const timeOrNull = (value: string | Date | null): string | null => (value === null ? null : timeOf(value));
