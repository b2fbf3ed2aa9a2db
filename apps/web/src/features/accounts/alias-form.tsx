import { aliasFault } from '@serendip/contract/accounts';
import { type FormEvent, useState } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { useUser } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { changeAliasTo } from './settings-calls.ts';

/** Changes the name that other people see. */
export function AliasForm() {
  const user = useUser();
  const [alias, setAlias] = useState(user.alias ?? '');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const typed = alias.trim();
  const changed = typed !== (user.alias ?? '');

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !changed) return;
    const fault = aliasFault(typed);
    setError(fault);
    if (fault) return;
    setBusy(true);
    try {
      await changeAliasTo(typed);
      setAlias(typed);
      toast.success(`Your alias is now @${typed}`);
    } catch (failure) {
      setError(joinedErrors(failure, 'Failed to change your alias'));
    }
    setBusy(false);
  };

  return (
    <form noValidate onSubmit={onSubmit}>
      <Field
        label="Alias"
        hint="The name other people see. 3 to 30 lowercase letters, digits or single hyphens."
        error={error}
        required
      >
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
              {busy ? 'Saving...' : 'Save alias'}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
