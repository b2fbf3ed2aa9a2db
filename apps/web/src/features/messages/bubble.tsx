import { memo, type ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { formatMoment } from '../../lib/dates.ts';

interface Props {
  content: string;
  /** The sender, for screen readers. */
  speaker: string;
  mine: boolean;
  /** The first and the last message of a group by one person. */
  starts: boolean;
  ends: boolean;
  look?: 'sent' | 'pending' | 'failed';
  /** When it was sent (ISO 8601), and the text of it if it shows. */
  sentAt?: string;
  time?: string | null;
  /** Below the text: the result of sending. */
  children?: ReactNode;
}

const looks = {
  sent: 'bg-accent text-on-accent',
  pending: 'bg-accent text-on-accent opacity-60',
  failed: 'border border-negative bg-negative-soft text-ink',
};

/** One message. Its text wraps, keeps its line breaks and has its own direction. */
export const Bubble = memo(function Bubble({
  content,
  speaker,
  mine,
  starts,
  ends,
  look = 'sent',
  sentAt,
  time,
  children,
}: Props) {
  return (
    <li className={cx('flex flex-col gap-1', mine ? 'items-end' : 'items-start', starts ? 'pt-3' : 'pt-0.5')}>
      <span className="sr-only">{speaker}</span>
      <p
        dir="auto"
        className={cx(
          'wrap-anywhere max-w-[min(85%,34rem)] whitespace-pre-wrap rounded-lg px-3.5 py-2 forced-colors:border',
          mine ? looks[look] : 'bg-hover text-ink',
          !starts && (mine ? 'rounded-tr-xs' : 'rounded-tl-xs'),
          !ends && (mine ? 'rounded-br-xs' : 'rounded-bl-xs'),
        )}
      >
        {content}
      </p>
      {time && (
        <time dateTime={sentAt} title={sentAt && formatMoment(sentAt)} className="px-1 text-ink-faint text-xs">
          {time}
        </time>
      )}
      {children}
    </li>
  );
});
