import { limits } from '@serendip/contract/limits';
import { type FormEvent, useId } from 'react';
import { NetworkError } from '../../api/errors.ts';
import { useSendAgain } from '../../api/use-send-again.ts';
import { texts } from '../../language/texts.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { CharacterCount } from '../../ui/character-count.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FieldError } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { Known } from '../cards/called.ts';
import { someoneUnnamed } from '../cards/someone.ts';
import { useSaveNote } from './queries.ts';
import { WaitsForNetwork } from './waits-for-network.tsx';

const t = texts('meetings');

interface Props {
  eventId: string;
  user: Known & { id: string };
  note: string | null;
}

const warnFrom = limits.note_max - 50;

/** The user's private note about another person. */
export function NoteToSelf({ eventId, user, note }: Props) {
  const { mutate, isPending, variables, error } = useSaveNote(eventId, user.id);
  const { typed, type, saved } = useDraft(`note.${eventId}.${user.id}`);
  const id = useId();
  const name = user.card?.name ?? user.alias ?? someoneUnnamed();
  const text = typed ?? note ?? '';
  const length = text.trim().length;
  const tooLong = length > limits.note_max;
  const unchanged = text.trim() === (note ?? '');
  const save = (asked: string) => mutate(asked, { onSuccess: () => saved(asked) });
  // Keeps text typed during the save as unsaved.
  useSendAgain(error, () => variables !== undefined && save(variables));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(text);
  };
  return (
    <Disclosure
      label={note === null ? t('note.add') : t('note.yours')}
      whom={t('note.about', { name: name })}
      startsOpen={note !== null || typed !== null}
    >
      <form onSubmit={submit} className="grid max-w-lg grid-cols-1 gap-2 pb-1">
        <TextArea
          id={id}
          rows={2}
          value={text}
          aria-label={t('note.label', { name: name })}
          aria-invalid={tooLong || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => type(event.target.value)}
        />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p id={`${id}-hint`} className="text-ink-faint text-xs">
            {t('note.onlyYou')}
          </p>
          {!unchanged && (
            <Button type="submit" variant="secondary" size="sm" loading={isPending} disabled={tooLong} focusAfter={id}>
              {t('note.save')}
            </Button>
          )}
        </div>
        <WaitsForNetwork waits={error instanceof NetworkError} />
        <FieldError error={tooLong ? t('note.tooLong', { most: String(limits.note_max) }) : null} />
        {length > warnFrom && <CharacterCount count={length} max={limits.note_max} warnAbove={warnFrom} />}
      </form>
    </Disclosure>
  );
}
