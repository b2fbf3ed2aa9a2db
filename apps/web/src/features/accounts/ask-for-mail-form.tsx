import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';

interface Props {
  email?: string;
  /** The button's label. */
  label: string;
  /** Asks for the mail. The address is trimmed. */
  ask: (email: string) => Promise<unknown>;
  /** The error text. */
  failed: (failure: unknown) => string;
  onSent: (email: string) => void;
}

/** Asks for a code or a link by mail, for the typed address. */
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
