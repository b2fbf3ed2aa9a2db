import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { statusMessage } from '../../api/errors.ts';
import { useUser } from '../../api/session.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { EmailSetting } from '../email-confirmation/email-setting.tsx';
import { LanguageSetting } from '../languages/language-setting.tsx';
import { PasskeySetting } from '../passkeys/passkey-setting.tsx';
import { AliasForm } from './alias-form.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { downloadAccount } from './settings-calls.ts';

const t = texts('accountSettings');

const Setting = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-5">
    <div className="min-w-0 flex-1 basis-60">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-ink-soft text-sm">{text}</p>
    </div>
    {children}
  </div>
);

function DownloadData() {
  const [busy, setBusy] = useState(false);
  const onClick = async () => {
    setBusy(true);
    try {
      await downloadAccount();
    } catch (error) {
      toast.error(statusMessage(error, t('download.failed')));
    }
    setBusy(false);
  };
  return (
    <Button variant="secondary" icon={<Download size={18} aria-hidden />} loading={busy} onClick={onClick}>
      {t('download.button')}
    </Button>
  );
}

/** Change the alias, confirm the e-mail address, download all data, delete the account. */
export function AccountSettings() {
  const { email } = useUser();
  return (
    <Card className="grid gap-5">
      <div>
        <h2 className="heading text-xl">{t('title')}</h2>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {email === null ? t('asGuest') : t('signedInAs', { email })}
        </p>
      </div>
      <AliasForm />
      <LanguageSetting />
      <EmailSetting />
      {email !== null && <PasskeySetting />}
      {email !== null && (
        <Setting title={t('email.title')} text={t('email.text')}>
          <ChangeEmail />
        </Setting>
      )}
      {email !== null && (
        <Setting title={t('password.title')} text={t('password.text')}>
          <ChangePassword />
        </Setting>
      )}
      <Setting title={t('download.title')} text={t('download.text')}>
        <DownloadData />
      </Setting>
      <Setting title={t('leave.title')} text={t('leave.text')}>
        <DeleteAccount />
      </Setting>
    </Card>
  );
}
