import type { MeetingAnswer } from '@serendip/contract/meetings';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { NetworkError } from '../../api/errors.ts';
import { useSendAgain } from '../../api/use-send-again.ts';
import { texts } from '../../language/texts.ts';
import { recoverFocus } from '../../lib/lost-focus.ts';
import { ToggleButton } from '../../ui/toggle-button.tsx';
import type { Known } from '../cards/called.ts';
import { someone } from '../cards/someone.ts';
import { useAnswerMeeting } from './queries.ts';
import { WaitsForNetwork } from './waits-for-network.tsx';

const t = texts('meetings');

interface Props {
  eventId: string;
  user: Known & { id: string };
  answer: MeetingAnswer | null;
}

/**
 * 'Did you meet?', and after Yes 'Glad you did?'. A press shows at once. It rolls back if the call is refused, and
 * waits without a network.
 */
export function DidYouMeet({ eventId, user, answer }: Props) {
  const { mutate, isPending, variables, error } = useAnswerMeeting(eventId, user.id);
  const waits = error instanceof NetworkError;
  useSendAgain(error, () => variables && mutate(variables));
  const shown = isPending || waits ? variables : answer;
  const name = user.card?.name ?? user.alias ?? someone();
  const pressed = useRef<HTMLButtonElement>(null);
  // A disabled button loses the focus. Keyboard users need it back.
  useLayoutEffect(() => {
    if (!isPending) recoverFocus(pressed.current);
  }, [isPending]);
  const say = (next: MeetingAnswer, button: HTMLButtonElement) => {
    pressed.current = button;
    mutate(next);
  };
  const meet = (met: boolean, label: string) => (
    <ToggleButton
      pressed={shown?.met === met}
      disabled={isPending}
      className="min-w-14"
      onClick={({ currentTarget }) => say({ met, glad: met ? (shown?.glad ?? null) : null }, currentTarget)}
    >
      {label}
    </ToggleButton>
  );
  const glad = (value: boolean, label: string, icon: ReactNode) => (
    <ToggleButton
      pressed={shown?.glad === value}
      tone={value ? 'positive' : 'negative'}
      aria-label={label}
      disabled={isPending}
      className="px-0"
      icon={icon}
      onClick={({ currentTarget }) => say({ met: true, glad: shown?.glad === value ? null : value }, currentTarget)}
    />
  );
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Question text={t('didYouMeet')} label={t('didYouMeetWith', { name })}>
        {meet(true, t('yes'))}
        {meet(false, t('no'))}
      </Question>
      {shown?.met && (
        <Question text={t('glad')} label={t('gladWith', { name })}>
          {glad(true, t('thumbsUp'), <ThumbsUp size={18} aria-hidden />)}
          {glad(false, t('thumbsDown'), <ThumbsDown size={18} aria-hidden />)}
        </Question>
      )}
      <WaitsForNetwork waits={waits} />
    </div>
  );
}

const Question = ({ text, label, children }: { text: string; label: string; children: ReactNode }) => (
  <fieldset aria-label={label} className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
    <p className="text-ink-soft text-sm">{text}</p>
    <div className="flex shrink-0 gap-1.5">{children}</div>
  </fieldset>
);
