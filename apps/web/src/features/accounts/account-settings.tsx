import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { statusMessage } from '../../api/errors.ts';
import { useUser } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { EmailSetting } from '../email-confirmation/email-setting.tsx';
import { PasskeySetting } from '../passkeys/passkey-setting.tsx';
import { AliasForm } from './alias-form.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { downloadAccount } from './settings-calls.ts';

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
      toast.error(statusMessage(error, 'Failed to download your data'));
    }
    setBusy(false);
  };
  return (
    <Button variant="secondary" icon={<Download size={18} aria-hidden />} loading={busy} onClick={onClick}>
      Download your data
    </Button>
  );
}

/** Change the alias, confirm the e-mail address, download all data, delete the account. */
export function AccountSettings() {
  const { email } = useUser();
  return (
    <Card className="grid gap-5">
      <div>
        <h2 className="heading text-xl">Account</h2>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {email === null ? 'You are a guest, and signed in on this device only' : `Signed in as ${email}`}
        </p>
      </div>
      <AliasForm />
      <EmailSetting />
      {email !== null && <PasskeySetting />}
      {email !== null && (
        <Setting title="E-mail address" text="You sign in with it, and mails go to it.">
          <ChangeEmail />
        </Setting>
      )}
      {email !== null && (
        <Setting title="Password" text="A new one signs out your other devices.">
          <ChangePassword />
        </Setting>
      )}
      <Setting title="Your data" text="Everything we store about you, in one JSON file.">
        <DownloadData />
      </Setting>
      <Setting title="Leave Serendip" text="Deletes your account and everything that belongs only to you.">
        <DeleteAccount />
      </Setting>
    </Card>
  );
}
