import { limits } from '@serendip/contract/limits';
import type { Notification } from '@serendip/contract/notifications';
import { useQuery } from '@tanstack/react-query';
import { BellOff, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { cx } from '../../lib/cx.ts';
import { relativeTime } from '../../lib/dates.ts';
import { useNow } from '../../lib/now.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { List } from '../../ui/list.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { notificationPage, notificationText } from './notification-text.ts';
import { notifications, useReadNotifications } from './queries.ts';

const t = texts('notifications');

const NotificationRow = ({ one, now }: { one: Notification; now: number }) => (
  <li>
    <Link
      to={notificationPage(one)}
      className="flex min-h-14 items-center gap-3 px-4 py-3 transition hover:bg-hover sm:px-5"
    >
      <span aria-hidden className={cx('size-2 shrink-0 rounded-full', one.read ? 'bg-transparent' : 'bg-accent')} />
      <span className="min-w-0 flex-1">
        <span dir="auto" className={cx('wrap-anywhere block', one.read ? 'text-ink-soft' : 'font-semibold')}>
          {notificationText(one)}
        </span>
        <span className="text-ink-faint text-sm">
          {!one.read && <span className="sr-only">{t('unread')} </span>}
          <time dateTime={one.created_at}>{relativeTime(one.created_at, now)}</time>
        </span>
      </span>
      <ChevronRight size={18} aria-hidden className="shrink-0 text-ink-faint" />
    </Link>
  </li>
);

/** The notifications, newest first. Opening the list marks them as read. */
export function NotificationList() {
  const { data, error, refetch, isFetching } = useQuery(notifications);
  const { mutate: read } = useReadNotifications();
  const now = useNow(30_000);
  const unread = data?.unread_count ?? 0;
  useEffect(() => {
    if (unread > 0) read();
  }, [unread, read]);

  if (!data && error)
    return (
      <FailedToLoad retry={() => void refetch()} again={isFetching}>
        {statusMessage(error, t('failed'))}
      </FailedToLoad>
    );
  if (!data)
    return (
      <Loading label={t('loading')}>
        <Skeleton className="h-48 rounded-xl" />
      </Loading>
    );
  if (data.notifications?.length === 0)
    return (
      <EmptyState icon={<BellOff size={26} />} title={t('none')}>
        {t('noneHint')}
      </EmptyState>
    );
  return (
    <div className="grid gap-3">
      <List aria-label={t('title')}>
        {data.notifications?.map((one) => (
          <NotificationRow key={one.id} one={one} now={now} />
        ))}
      </List>
      <p className="text-ink-faint text-sm">{t('kept', { days: limits.notification_days })}</p>
    </div>
  );
}
