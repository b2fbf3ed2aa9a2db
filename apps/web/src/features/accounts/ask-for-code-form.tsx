import { type FormEvent, useState } from 'react';
import { errorText } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { askForCode } from './account-calls.ts';

interface Props {
  email: string;
  onSent: (email: string) => void;
}

/** Has a code mailed to the address that is typed. */
export function AskForCodeForm({ email: known, onSent }: Props) {
  const [email, setEmail] = useState(known);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !email.trim()) return;
    setBusy(true);
    setError(null);
    try {
      await askForCode(email.trim());
      onSent(email.trim());
    } catch (failure) {
      setError(errorText(failure, 'Failed to send the code. Please try again.'));
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <Field label="Email" required>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      {error && <Notice tone="negative">{error}</Notice>}
      <Button type="submit" size="lg" block disabled={!email.trim()} loading={busy}>
        {busy ? 'Sending...' : 'E-mail me a code'}
      </Button>
    </form>
  );
}
