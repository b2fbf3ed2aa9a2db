import type { Live } from '@serendip/contract/evening';
import { useQuery } from '@tanstack/react-query';
import { texts } from '../../../language/texts.ts';
import { Switch } from '../../../ui/switch.tsx';
import { AskingPeople } from '../asking-people.tsx';
import { rosterOf } from '../queries.ts';
import type { Stepper } from './use-stepper.ts';

const t = texts('console');

interface Props {
  eventId: string;
  live: Live;
  stepper: Stepper;
}

/** Whether the code lets in new people by itself, and the people who ask a host. */
export function Door({ eventId, live, stepper }: Props) {
  const { data } = useQuery(rosterOf(eventId));
  const asking = data?.participants.filter(({ state }) => state === 'asking') ?? [];
  return (
    <section aria-labelledby="door" className="grid grid-cols-1 gap-3">
      <h2 id="door" tabIndex={-1} className="heading text-xl">
        {t('door.title')}
      </h2>
      <div className="grid gap-1">
        <Switch
          label={t('door.oneByOne')}
          checked={live.one_by_one ?? false}
          disabled={stepper.busy !== null}
          onChange={(event) => stepper.take('admit', { one_by_one: event.target.checked })}
        />
        <p className="text-ink-soft text-sm">{t('door.hint')}</p>
      </div>
      {asking.length > 0 && <AskingPeople eventId={eventId} people={asking} headingId="door" />}
    </section>
  );
}
