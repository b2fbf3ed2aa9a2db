import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { CountDot } from '../../ui/count-dot.tsx';
import { IconLink } from '../../ui/icon-button.tsx';
import { unreadCount } from './queries.ts';

const most = 9;

/** The text of the badge: empty for none, and '9+' from ten up. */
export function unreadBadge(count: number | undefined): string | null {
  if (!count || count < 1) return null;
  return count > most ? `${most}+` : String(count);
}

/** The link to the messages, with the number of unread ones. No badge while that is unknown. */
export function MessagesLink() {
  const { data } = useQuery(unreadCount);
  const badge = unreadBadge(data);
  return (
    <IconLink
      to="/messages"
      label={badge ? `Messages, ${badge.replace(/(\d+)\+/, 'more than $1')} unread` : 'Messages'}
      icon={<MessageCircle size={20} aria-hidden />}
    >
      {badge && <CountDot>{badge}</CountDot>}
    </IconLink>
  );
}
