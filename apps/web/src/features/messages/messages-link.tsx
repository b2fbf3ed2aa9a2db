import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { CountDot } from '../../ui/count-dot.tsx';
import { IconLink } from '../../ui/icon-button.tsx';
import { unreadCount } from './queries.ts';

const t = texts('messages');

export const mostUnread = 9;

/** The text of the badge: empty for none, and '9+' from ten up. */
export function unreadBadge(count: number | undefined): string | null {
  if (!count || count < 1) return null;
  return count > mostUnread ? `${mostUnread}+` : String(count);
}

function labelOf(count: number): string {
  if (count < 1) return t('title');
  return count > mostUnread ? t('manyUnread', { most: String(mostUnread) }) : t('unread', { count });
}

/** The link to the messages, with the number of unread ones. No badge while that is unknown. */
export function MessagesLink() {
  const { data } = useQuery(unreadCount);
  const badge = unreadBadge(data);
  return (
    <IconLink to="/messages" label={labelOf(data ?? 0)} icon={<MessageCircle size={20} aria-hidden />}>
      {badge && <CountDot>{badge}</CountDot>}
    </IconLink>
  );
}
