import { bounds } from '@serendip/contract/bounds';
import { useQuery } from '@tanstack/react-query';
import { today } from '../../lib/dates.ts';
import { Notice } from '../../ui/notice.tsx';
import { hostedEvents } from '../events/queries.ts';
import { useMost } from '../service/settings.ts';

/** Tells a host with as many events ahead as they may have before they fill in one more. Asks nothing: the dashboard's list will do. */
export function EventsAheadNotice() {
  const most = useMost('events_ahead_per_host');
  const { data: events = [] } = useQuery({ ...hostedEvents, enabled: false });
  const ahead = events.filter(({ event_date: day }) => !day || day >= today());
  if (ahead.length < most) return null;
  return <Notice tone="caution" title={`${bounds.events_ahead_per_host.sentence(most)}.`} />;
}
