import { aliasFault } from '@serendip/contract/accounts';
import { type FormEvent, useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { useUser } from '../../api/session.ts';
import { texts } from '../../language/texts.ts';
import { worded } from '../../language/worded.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { changeAliasTo } from './settings-calls.ts';

const t = texts('accountSettings');

/** Changes the name that other people see. */
export function AliasForm() {
  const user = useUser();
  const [alias, setAlias] = useState(user.alias ?? '');
  const { busy, error, setError, attempt } = useAttempt({
    faultOf: (failure) => joinedErrors(failure, t('alias.failed')),
  });
  const typed = alias.trim();
  const changed = typed !== (user.alias ?? '');

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!changed) return;
    const fault = aliasFault(typed);
    if (fault) return setError(worded(fault));
    void attempt(async () => {
      await changeAliasTo(typed);
      setAlias(typed);
      toast.success(t('alias.saved', { alias: typed }));
    });
  };

  return (
    <form noValidate onSubmit={onSubmit}>
      <Field label={t('alias.label')} hint={t('alias.hint')} error={error} required>
        {(control) => (
          <div className="flex flex-wrap gap-3">
            <TextInput
              {...control}
              name="alias"
              value={alias}
              autoComplete="nickname"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              className="min-w-0 flex-1 basis-48"
              onChange={(event) => {
                setAlias(event.target.value);
                setError(null);
              }}
            />
            <Button type="submit" variant="secondary" disabled={!changed} loading={busy}>
              {busy ? t('alias.saving') : t('alias.save')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
