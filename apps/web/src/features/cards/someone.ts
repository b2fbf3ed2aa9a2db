import { texts } from '../../language/texts.ts';

const t = texts('cards');

/** In place of a name that is not known, where a name stands alone. */
export const someone = (): string => t('someone');

/** The same inside a sentence. */
export const someoneUnnamed = (): string => t('someoneInside');
