import type { Language } from '@serendip/texts/languages';
import { withoutLanguage } from '../../http/language.ts';

/** The language of mails to a person: the chosen one, else that of the newest sign-in. */
export const languageOf = (user: { language: Language | null; signInLanguage: Language | null }): Language =>
  user.language ?? user.signInLanguage ?? withoutLanguage;
