import type { Language } from '@serendip/texts/languages';
import { useSession } from '../../api/session.ts';
import { storeLanguage } from '../../language/read-language.ts';
import { speak } from '../../language/shelves.ts';
import { texts } from '../../language/texts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { toast } from '../../ui/toast.ts';
import { rememberChoice, useFocusOnChosen } from './focus-on-chosen.ts';
import { LanguageButtons } from './language-buttons.tsx';

const t = texts('languages');

async function choose(language: Language | null): Promise<void> {
  if (language === null) return;
  storeLanguage(language);
  rememberChoice(language);
  await speak(language).catch(() => toast.error(t('failed')));
}

/** Changes the language on this device. People who are signed in have theirs on the profile. */
export function LanguageSwitch() {
  const chosen = useLanguage();
  useFocusOnChosen();
  if (useSession()) return null;
  return <LanguageButtons quiet label={t('label')} chosen={chosen} onChoose={choose} />;
}
