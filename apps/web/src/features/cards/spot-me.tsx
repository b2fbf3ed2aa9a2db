import { limits } from '@serendip/contract/limits';
import type { FormEvent } from 'react';
import { joinedErrors } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { useSaveSpotMe } from './queries.ts';

const t = texts('cards');

/** How other guests can spot the user at one event. */
export function SpotMe({ eventId, spotMe }: { eventId: string; spotMe: string | null }) {
  const { typed, type, saved } = useDraft(`spot-me.${eventId}`);
  const text = typed ?? spotMe ?? '';
  const { mutate, isPending, error, reset } = useSaveSpotMe(eventId);
  const changed = text.trim() !== (spotMe ?? '');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (changed && !isPending)
      mutate(text, {
        onSuccess: () => {
          saved(text);
          toast.success(t('spotMe.saved'));
        },
      });
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Field label={t('spotMe.label')} hint={t('spotMe.hint')} error={error && joinedErrors(error, t('spotMe.failed'))}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <TextInput
              {...control}
              value={text}
              maxLength={limits.spot_me_max}
              placeholder={t('spotMe.example')}
              className="min-w-0 flex-1 basis-40"
              onChange={(event) => {
                type(event.target.value);
                if (error) reset();
              }}
            />
            {changed && (
              <Button type="submit" variant="secondary" loading={isPending}>
                {isPending ? t('spotMe.saving') : t('spotMe.save')}
              </Button>
            )}
          </div>
        )}
      </Field>
    </form>
  );
}
