import { texts } from '../../language/texts.ts';

const t = texts('identity');

/** For the owner of a mailbox whose first proof ended what was made with the address before. */
export const endedBefore = (): string => t('endedBefore');
