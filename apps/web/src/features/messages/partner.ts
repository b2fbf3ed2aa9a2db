import { isAlias } from '@serendip/contract/accounts';
import { texts } from '../../language/texts.ts';

const t = texts('messages');

/** True if the person deleted their account: the messages stay, but nobody can write back. */
export const hasLeft = (alias: string | null): boolean => alias === null || !isAlias(alias);

export const partnerName = (alias: string | null): string =>
  alias === null || hasLeft(alias) ? t('deletedUser') : alias;
