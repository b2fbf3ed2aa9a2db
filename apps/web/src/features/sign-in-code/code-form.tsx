import { type FormEvent, useState } from 'react';
import { errorText } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { signInWithCode } from './sign-in-code-calls.ts';

const t = texts('signInCode');

interface Props {
  email: string;
  /** The code in the mail's link. With it the form has no field. */
  code?: string | undefined;
  onAgain: () => void;
}

/**
 * Signs in with a mailed code, after a press, because mail scanners open links by themselves. The guard sees the new
 * session and redirects.
 */
export function CodeForm({ email, code: mailed, onAgain }: Props) {
  const [typed, setTyped] = useState('');
  const { busy, error, attempt } = useAttempt({
    faultOf: (failure) => errorText(failure, t('failed')),
    leaves: true,
  });
  const code = mailed ?? typed;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) void attempt(() => signInWithCode(email, code));
  };

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      {mailed === undefined && (
        <Field label={t('code')} hint={t('codeHint')} required>
          {(control) => (
            <TextInput
              {...control}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              dir="ltr"
              className="font-semibold text-xl tracking-[0.25em] tabular-nums"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      )}
      {error && <Notice tone="negative">{error}</Notice>}
      <Button type="submit" size="lg" block disabled={!code.trim()} loading={busy}>
        {busy ? t('signingIn') : t('signIn')}
      </Button>
      <Button variant="secondary" size="lg" block onClick={onAgain}>
        {t('again')}
      </Button>
    </form>
  );
}
