import { type FormEvent, useState } from 'react';
import { errorText } from '../../../api/errors.ts';
import { useSendAgain } from '../../../api/use-send-again.ts';
import { texts } from '../../../language/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useCheckIn } from '../queries.ts';

const t = texts('evening');

const codeLength = 6;

/** Checks in by the six characters of the code. */
export function CodeForm({ eventId }: { eventId: string }) {
  const [code, setCode] = useState('');
  const { mutate, isPending, error, reset } = useCheckIn(eventId);
  const filled = code.length === codeLength;
  useSendAgain(error, () => mutate(code));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (filled && !isPending) mutate(code);
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-3 sm:flex sm:items-end">
      <Field label={t('codeLabel')} error={error && errorText(error, t('failed'))}>
        {(control) => (
          <TextInput
            {...control}
            dir="ltr"
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            onChange={(event) => {
              setCode(
                event.target.value
                  .toUpperCase()
                  .replace(/[^A-Z0-9]/g, '')
                  .slice(0, codeLength),
              );
              if (error) reset();
            }}
            className="max-w-60 font-mono text-xl tracking-[0.3em] uppercase"
          />
        )}
      </Field>
      <Button
        type="submit"
        size="lg"
        disabled={!filled}
        loading={isPending}
        focusAfter="evening-card"
        className="sm:min-h-12"
      >
        {isPending ? t('oneMoment') : t('iAmHere')}
      </Button>
    </form>
  );
}
