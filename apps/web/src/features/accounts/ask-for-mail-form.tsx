import { type FormEvent, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';

const t = texts('accounts');

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
  const { busy, error, attempt } = useAttempt({ faultOf: failed, leaves: true });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const to = email.trim();
    if (to) void attempt(() => ask(to).then(() => onSent(to)));
  };

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <Field label={t('email')} required>
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
        {busy ? t('sending') : label}
      </Button>
    </form>
  );
}
