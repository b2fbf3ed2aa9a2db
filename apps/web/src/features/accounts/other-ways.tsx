import { LogIn, Mail } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorText } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { returnPath } from '../identity/return-to.ts';
import { useSignOnName } from '../service/settings.ts';
import { askForCode } from '../sign-in-code/sign-in-code-calls.ts';
import { useSignOnFault } from '../sign-on/use-sign-on-fault.ts';

const t = texts('accounts');

interface Props {
  /** The text in the form's field. */
  email: string;
  onError: (text: string | null) => void;
}

/** Ways to sign in without a password. */
export function OtherWays({ email, onError }: Props) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { state } = useLocation();

  const provider = useSignOnName();
  useSignOnFault(onError);

  const mailCode = async () => {
    const to = email.trim();
    setBusy(true);
    onError(null);
    try {
      if (to) await askForCode(to);
      navigate('/sign-in-code', { state: { ...state, ...(to ? { sentTo: to } : {}) } });
    } catch (failure) {
      onError(errorText(failure, t('codeNotSent')));
      setBusy(false);
    }
  };

  return (
    <div className="grid gap-3 border-line border-t pt-5">
      <Button
        variant="secondary"
        size="lg"
        block
        icon={<Mail size={18} aria-hidden />}
        loading={busy}
        onClick={mailCode}
      >
        {t('mailMeACode')}
      </Button>
      {provider && (
        <a
          href={`/api/sign_in/oidc?${new URLSearchParams({ from: returnPath(state) })}`}
          className={buttonStyle('secondary', 'lg', true)}
        >
          <LogIn size={18} aria-hidden />
          <span className="min-w-0 wrap-anywhere">
            {t.rich('continueWith', { provider, name: (words) => <bdi>{words}</bdi> })}
          </span>
        </a>
      )}
    </div>
  );
}
