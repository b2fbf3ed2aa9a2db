import { changeAlias } from '@serendip/contract/accounts';
import type { Language } from '@serendip/texts/languages';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { joinedErrors, required } from '../../api/errors.ts';
import { storeUser, useUser } from '../../api/session.ts';
import { storeLanguage } from '../../language/read-language.ts';
import { texts } from '../../language/texts.ts';
import { toast } from '../../ui/toast.ts';
import { rememberChoice, useFocusOnChosen } from './focus-on-chosen.ts';
import { LanguageButtons } from './language-buttons.tsx';

const t = texts('languages');

/** The language of one's pages and mails. The app speaks it as soon as the answer is stored. */
export function LanguageSetting() {
  const { language = null } = useUser();
  const [busy, setBusy] = useState(false);
  useFocusOnChosen();
  const choose = async (wanted: Language | null) => {
    setBusy(true);
    try {
      const { user } = await call(changeAlias, { body: { user: { language: wanted } } });
      rememberChoice(wanted);
      // Without a choice on the profile, an earlier one on this device would stand in for the browser's.
      if (wanted === null) storeLanguage(null);
      storeUser(required(user));
    } catch (failure) {
      toast.error(joinedErrors(failure, t('failed')));
    }
    setBusy(false);
  };
  return (
    <div className="grid gap-3 border-line border-t pt-5">
      <div>
        <h3 className="font-semibold">{t('label')}</h3>
        <p className="text-ink-soft text-sm">{t('hint')}</p>
      </div>
      <LanguageButtons label={t('label')} none={t('asBrowser')} chosen={language} disabled={busy} onChoose={choose} />
    </div>
  );
}
