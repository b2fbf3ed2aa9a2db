import type { Conversation } from '@serendip/contract/messages';
import { memo } from 'react';
import { Link } from 'react-router';
import { texts } from '../../language/texts.ts';
import { cx } from '../../lib/cx.ts';
import { relativeTime } from '../../lib/dates.ts';
import { initials } from '../../lib/initials.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { NameBeside } from '../../ui/name-beside.tsx';
import { partnerName } from './partner.ts';
import { preview } from './preview.ts';

const t = texts('messages');

interface Props {
  conversation: Conversation;
  selected: boolean;
  now: number;
}

/** The person, the last message, its time and the number of unread messages. */
export const ConversationRow = memo(function ConversationRow({ conversation, selected, now }: Props) {
  const { user, last_message: last, unread_count: unread } = conversation;
  const name = partnerName(user.alias);
  return (
    <li>
      <Link
        to={`/messages?user=${encodeURIComponent(user.id)}`}
        aria-current={selected ? 'page' : undefined}
        className="flex gap-3 rounded-md p-3 transition hover:bg-hover aria-[current]:bg-accent-soft"
      >
        <Avatar initials={initials(user.card?.name ?? user.alias)} seed={user.id} picture={user.card?.picture_url} />
        <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
          <span className="flex items-baseline justify-between gap-3">
            {/* Each part is cut at its own end, also where it is read from right to left. */}
            <span className="flex min-w-0 gap-1 font-semibold *:truncate">
              <NameBeside name={user.card?.name} alias={name} />
            </span>
            <time dateTime={last.created_at} className="shrink-0 text-ink-faint text-xs tabular-nums">
              {relativeTime(last.created_at, now)}
            </time>
          </span>
          <span className="flex items-start justify-between gap-3">
            <span
              dir="auto"
              className={cx(
                'wrap-anywhere line-clamp-2 min-w-0 text-sm',
                unread > 0 ? 'font-medium text-ink' : 'text-ink-soft',
              )}
            >
              {preview(last.content)}
            </span>
            {unread > 0 && (
              <span className="mt-0.5 flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full bg-accent px-1.5 font-bold text-on-accent text-xs tabular-nums">
                {unread > 99 ? '99+' : unread}
                <span className="sr-only"> {t('unreadHere')}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
});
