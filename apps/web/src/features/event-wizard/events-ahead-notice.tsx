import { bounds } from '@serendip/contract/bounds';
import { useQuery } from '@tanstack/react-query';
import { today } from '../../lib/dates.ts';
import { Notice } from '../../ui/notice.tsx';
import { hostedEvents } from '../events/queries.ts';
import { useMost } from '../service/settings.ts';

/**
 * Warns a host who has reached the limit of events ahead before they fill in another. It uses the dashboard's list,
 * without a request.
 */
export function EventsAheadNotice() {
  const most = useMost('events_ahead_per_host');
  const { data: events = [] } = useQuery({ ...hostedEvents, enabled: false });
  const ahead = events.filter(({ event_date: day }) => !day || day >= today());
  if (ahead.length < most) return null;
  return <Notice tone="caution" title={`${bounds.events_ahead_per_host.sentence(most)}.`} />;
}
