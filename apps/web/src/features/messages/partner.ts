import { deletedUser } from '@serendip/contract/accounts';

export const partnerName = (alias: string | null): string => alias ?? deletedUser;

/** True if the person deleted their account: the messages stay, but nobody can write back. */
export const hasLeft = (alias: string | null): boolean => partnerName(alias) === deletedUser;
