import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useUser } from '../../api/session.ts';
import { texts } from '../../language/texts.ts';
import { CountDot } from '../../ui/count-dot.tsx';
import { IconLink } from '../../ui/icon-button.tsx';
import { mostUnread, unreadBadge } from '../messages/messages-link.tsx';
import { renewPush } from './push.ts';
import { notifications } from './queries.ts';

const t = texts('notifications');

function labelOf(count: number): string {
  if (count < 1) return t('title');
  return count > mostUnread ? t('manyFresh', { most: String(mostUnread) }) : t('fresh', { count });
}

/** The link to the notifications, with the number of unread ones. No badge while that is unknown. */
export function Bell() {
  const { data } = useQuery(notifications);
  const { id } = useUser();
  useEffect(() => {
    renewPush(id).catch(() => undefined);
  }, [id]);
  const count = data?.unread_count ?? 0;
  const badge = unreadBadge(count);
  return (
    <IconLink to="/notifications" label={labelOf(count)} icon={<BellIcon size={20} aria-hidden />}>
      {badge && <CountDot>{badge}</CountDot>}
    </IconLink>
  );
}
