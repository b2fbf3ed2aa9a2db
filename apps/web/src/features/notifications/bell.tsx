import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useUser } from '../../api/session.ts';
import { CountDot } from '../../ui/count-dot.tsx';
import { IconLink } from '../../ui/icon-button.tsx';
import { unreadBadge } from '../messages/messages-link.tsx';
import { renewPush } from './push.ts';
import { notifications } from './queries.ts';

/** The link to the notifications, with the number of unread ones. No badge while that is unknown. */
export function Bell() {
  const { data } = useQuery(notifications);
  const { id } = useUser();
  useEffect(() => {
    renewPush(id).catch(() => undefined);
  }, [id]);
  const badge = unreadBadge(data?.unread_count);
  return (
    <IconLink
      to="/notifications"
      label={badge ? `Notifications, ${badge.replace(/(\d+)\+/, 'more than $1')} new` : 'Notifications'}
      icon={<BellIcon size={20} aria-hidden />}
    >
      {badge && <CountDot>{badge}</CountDot>}
    </IconLink>
  );
}
