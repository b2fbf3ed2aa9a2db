import { findByCode } from '@serendip/contract/codes';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const t = texts('go');

/** One field for the code, typed or pasted in any way. It opens the page that the code is for. */
export function GoForm() {
  const [code, setCode] = useState('');
  const navigate = useNavigate();
  const { busy, error, setError, attempt } = useAttempt({
    faultOf: (failure) => errorText(failure, t('failed')),
    leaves: true,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    void attempt(async () => {
      const { path } = await call(findByCode, { body: { code } });
      navigate(path);
    });
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Field label={t('typeCode')} error={error}>
        {(control) => (
          <TextInput
            {...control}
            autoFocus
            dir="ltr"
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => {
              setCode(event.target.value);
              if (error) setError(null);
            }}
            className="font-mono text-2xl uppercase tracking-[0.15em]"
          />
        )}
      </Field>
      <Button type="submit" size="lg" block loading={busy} disabled={code.trim() === ''}>
        {t('goIn')}
      </Button>
    </form>
  );
}
