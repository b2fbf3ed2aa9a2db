import { deletedUser } from '@serendip/contract/accounts';

export const partnerName = (alias: string | null): string => alias ?? deletedUser;

/** Whether the person has gone: what was written stays readable, and nobody can write back. */
export const hasLeft = (alias: string | null): boolean => partnerName(alias) === deletedUser;
