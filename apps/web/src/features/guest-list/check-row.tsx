import { limits } from '@serendip/contract/limits';
import { Pencil } from 'lucide-react';
import { memo, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Tone } from '../../ui/tone.ts';
import type { RowState } from './check-states.ts';
import type { ListedGuest } from './read/rows-of.ts';

const t = texts('guestList');

const tones: Record<RowState['kind'], Tone> = {
  new: 'positive',
  known: 'neutral',
  twice: 'caution',
  wrong: 'negative',
};

interface Props {
  number: number;
  guest: ListedGuest;
  state: RowState;
  onChange: (changes: Partial<ListedGuest>) => void;
}

/** One row of the check. Wrong rows show their fields at once; others after 'Edit'. */
export const CheckRow = memo(function CheckRow({ number, guest, state, onChange }: Props) {
  const [edits, setEdits] = useState(false);
  // A row that was wrong keeps its fields while it is corrected.
  const [wasWrong, setWasWrong] = useState(state.kind === 'wrong');
  if (state.kind === 'wrong' && !wasWrong) setWasWrong(true);
  const isOpen = edits || wasWrong;
  return (
    <li className="grid grid-cols-1 gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="w-8 shrink-0 text-ink-faint text-sm tabular-nums">{number}</span>
        <div className="grid min-w-0 flex-1 basis-40">
          {!isOpen && (
            <>
              <span dir="auto" className="wrap-anywhere font-semibold">
                {guest.name || guest.email}
              </span>
              {guest.name && <span className="wrap-anywhere text-ink-soft text-sm">{guest.email}</span>}
            </>
          )}
          {guest.labels.length > 0 && (
            <span className="wrap-anywhere text-ink-faint text-sm">{guest.labels.join(', ')}</span>
          )}
        </div>
        <Badge tone={tones[state.kind]}>{state.kind === 'wrong' ? state.error : t(`rows.${state.kind}`)}</Badge>
        {!isOpen && (
          <Button
            size="sm"
            variant="quiet"
            icon={<Pencil size={14} aria-hidden />}
            aria-label={t('editRow', { number: String(number) })}
            onClick={() => setEdits(true)}
          >
            {t('edit')}
          </Button>
        )}
      </div>
      {isOpen && (
        <div className="grid grid-cols-1 gap-2 sm:grid-cols-2 sm:pl-11">
          <TextInput
            aria-label={t('nameIn', { number: String(number) })}
            placeholder={t('name')}
            value={guest.name}
            maxLength={2 * limits.card_name_max}
            onChange={(event) => onChange({ name: event.target.value })}
          />
          <EmailInput
            aria-label={t('emailIn', { number: String(number) })}
            placeholder={t('email')}
            aria-invalid={state.kind === 'wrong' || undefined}
            value={guest.email}
            maxLength={limits.email_max}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        </div>
      )}
    </li>
  );
});
