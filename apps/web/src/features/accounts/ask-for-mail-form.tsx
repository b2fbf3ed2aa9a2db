import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';

interface Props {
  email?: string;
  /** What the button says. */
  label: string;
  /** Has the mail sent, to an address without spaces around it. */
  ask: (email: string) => Promise<unknown>;
  /** What is said when that failed. */
  failed: (failure: unknown) => string;
  onSent: (email: string) => void;
}

/** Has something mailed to the address that is typed: a code, or a link. */
export function AskForMailForm({ email: known = '', label, ask, failed, onSent }: Props) {
  const [email, setEmail] = useState(known);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !email.trim()) return;
    setBusy(true);
    setError(null);
    try {
      await ask(email.trim());
      onSent(email.trim());
    } catch (failure) {
      setError(failed(failure));
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <Field label="Email" required>
        {(control) => (
          <EmailInput
            {...control}
            name="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      {error && <Notice tone="negative">{error}</Notice>}
      <Button type="submit" size="lg" block disabled={!email.trim()} loading={busy}>
        {busy ? 'Sending...' : label}
      </Button>
    </form>
  );
}
