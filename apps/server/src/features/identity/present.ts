import type { User } from '@serendip/contract/accounts';
import type { Language } from '@serendip/texts/languages';
import { serverTexts } from '@serendip/texts/server-texts';
import { languageNow } from '../../asker.ts';

/** A user as they see themselves. Others see an alias, and a host the e-mail: see the presenters of events and matching. */
export const presentUser = ({
  id,
  email,
  alias,
  language,
}: {
  id: string;
  email: string | null;
  alias: string | null;
  language: Language | null;
}): User => ({
  id,
  email,
  alias,
  ...(language && { language }),
});

/** An alias, or what erased people are called in other people's threads and past results, in the language of the answer. */
export const aliasOf = (alias: string | null, language = languageNow()): string =>
  alias ?? serverTexts(language, 'people')('deletedUser');
