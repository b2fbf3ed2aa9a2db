import type { FeedbackType } from '@serendip/contract/feedback';
import { useQuery } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { ToggleButton } from '../../ui/toggle-button.tsx';
import { eventFeedback, useGiveFeedback } from './queries.ts';

const t = texts('feedback');

/** The feedback after a press: the same thumb again removes it (null), the other one replaces it. */
export const nextFeedback = (stored: FeedbackType | null | undefined, pressed: FeedbackType): FeedbackType | null =>
  stored === pressed ? null : pressed;

const thumbs = [
  { type: 'positive', label: 'up', Icon: ThumbsUp },
  { type: 'negative', label: 'down', Icon: ThumbsDown },
] as const;

/** Feedback about an event. A press shows at once; if the call fails, it silently goes back. */
export function FeedbackThumbs({ eventId, eventName }: { eventId: string; eventName: string }) {
  const { data: stored = null } = useQuery(eventFeedback(eventId));
  const { mutate, isPending, variables } = useGiveFeedback(eventId);
  const shown = isPending ? variables : stored;

  const press = (type: FeedbackType, button: HTMLButtonElement) =>
    mutate(nextFeedback(stored, type), {
      // A disabled button loses the focus. Keyboard users need it back.
      onSettled: () => requestAnimationFrame(() => document.activeElement === document.body && button.focus()),
    });

  return (
    <fieldset
      aria-label={t('questionOf', { event: eventName })}
      className="relative z-10 flex items-center justify-between gap-3 border-line border-t pt-3"
    >
      <p className="text-ink-soft text-sm">{t('question')}</p>
      <div className="flex shrink-0 gap-1.5">
        {thumbs.map(({ type, label, Icon }) => (
          <ToggleButton
            key={type}
            pressed={shown === type}
            tone={type}
            aria-label={t(label)}
            disabled={isPending}
            onClick={({ currentTarget }) => press(type, currentTarget)}
            className="px-0"
            icon={<Icon size={18} aria-hidden />}
          />
        ))}
      </div>
    </fieldset>
  );
}
