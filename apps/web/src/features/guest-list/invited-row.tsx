import type { Invitation, InvitationState } from '@serendip/contract/invitations';
import { texts } from '../../language/texts.ts';
import { relativeTime } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { Tone } from '../../ui/tone.ts';

const t = texts('guestList');

const tones: Record<InvitationState, Tone> = {
  saved: 'neutral',
  invited: 'accent',
  maybe: 'caution',
  declined: 'neutral',
  joined: 'positive',
  waiting: 'caution',
  left: 'neutral',
};

export const shownStates = Object.keys(tones) as InvitationState[];

/** 'Just now' inside a sentence. */
const inSentence = (time: string): string => time.charAt(0).toLowerCase() + time.slice(1);

/** When the last thing happened: the answer, the reminder, the invitation. */
const lastOf = ({ answered_at, reminded_at, invited_at, created_at }: Invitation): string =>
  reminded_at && !answered_at
    ? t('reminded', { when: inSentence(relativeTime(reminded_at)) })
    : relativeTime(answered_at ?? invited_at ?? created_at);

interface Props {
  person: Invitation;
  onInvite: () => void;
  onWithdraw: () => void;
}

/** One invited person. Somebody who takes part stands among the people below, so there is nothing to withdraw. */
export function InvitedRow({ person, onInvite, onWithdraw }: Props) {
  const { name, email, labels, state } = person;
  const called = name ?? email;
  const isOpen = state === 'saved' || state === 'invited' || state === 'maybe' || state === 'declined';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-52">
        <span dir="auto" className="wrap-anywhere font-semibold">
          {called}
        </span>
        {name && <span className="wrap-anywhere text-ink-soft text-sm">{email}</span>}
        {labels.length > 0 && <span className="wrap-anywhere text-ink-faint text-sm">{labels.join(', ')}</span>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        <span className="text-ink-faint text-xs">{lastOf(person)}</span>
        {state === 'saved' && (
          <Button size="sm" variant="secondary" aria-label={t('inviteNamed', { name: called })} onClick={onInvite}>
            {t('invite')}
          </Button>
        )}
        {isOpen && (
          <Button size="sm" variant="quiet" aria-label={t('withdrawNamed', { name: called })} onClick={onWithdraw}>
            {t('withdraw')}
          </Button>
        )}
      </div>
    </li>
  );
}
