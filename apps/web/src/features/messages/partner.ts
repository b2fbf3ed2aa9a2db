/** The name under which somebody who has deleted the account stays in other people's threads. No alias looks like it. */
const deletedUser = 'Deleted user';

export const partnerName = (alias: string | null): string => alias ?? deletedUser;

/** Whether the person has gone: what was written stays readable, and nobody can write back. */
export const hasLeft = (alias: string | null): boolean => partnerName(alias) === deletedUser;
