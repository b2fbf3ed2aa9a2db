import { bounds } from '@serendip/contract/bounds';
import { useQuery } from '@tanstack/react-query';
import { worded } from '../../language/worded.ts';
import { today } from '../../lib/dates.ts';
import { Notice } from '../../ui/notice.tsx';
import { emailConfirmation } from '../email-confirmation/confirmation-calls.ts';
import { hostedEvents } from '../events/queries.ts';
import { useMost } from '../service/settings.ts';

/**
 * Warns a host who has reached the limit of events ahead before they fill in another. It uses what other screens
 * have loaded, without a request.
 */
export function EventsAheadNotice() {
  const { data } = useQuery({ ...emailConfirmation, enabled: false });
  const bound = data?.email_confirmed === false ? 'events_ahead_unconfirmed' : 'events_ahead_per_host';
  const most = useMost(bound);
  const { data: events = [] } = useQuery({ ...hostedEvents, enabled: false });
  const ahead = events.filter(({ event_date: day }) => !day || day >= today());
  if (ahead.length < most) return null;
  return <Notice tone="caution" title={`${worded(bounds[bound].sentence(most))}.`} />;
}
