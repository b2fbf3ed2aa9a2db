import type { Live } from '@serendip/contract/evening';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { isStatus, joinedErrors } from '../../../api/errors.ts';
import { initials } from '../../../lib/initials.ts';
import { recoverFocus } from '../../../lib/lost-focus.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ListRow } from '../../../ui/list.tsx';
import { LongList } from '../../../ui/long-list.tsx';
import { NameBeside } from '../../../ui/name-beside.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { toast } from '../../../ui/toast.ts';
import { Whom } from '../../../ui/whom.tsx';
import { rosterOf } from '../queries.ts';
import { useAnswerAtDoor, useTurnAllAway } from './door-calls.ts';
import type { Participant } from './participants.ts';
import type { Stepper } from './use-stepper.ts';

interface Props {
  eventId: string;
  live: Live;
  stepper: Stepper;
}

/** Whether the code lets in new people by itself, and the people who ask a host. */
export function Door({ eventId, live, stepper }: Props) {
  const { data } = useQuery(rosterOf(eventId));
  const asking = data?.participants.filter(({ state }) => state === 'asking') ?? [];
  // A tapped button goes with its row.
  const before = useRef(0);
  useLayoutEffect(() => {
    if (asking.length < before.current) recoverFocus(document.getElementById('door'));
    before.current = asking.length;
  }, [asking.length]);
  return (
    <section aria-labelledby="door" className="grid grid-cols-1 gap-3">
      <h2 id="door" tabIndex={-1} className="heading text-xl">
        At the door
      </h2>
      <div className="grid gap-1">
        <Switch
          label="Let people in one by one"
          checked={live.one_by_one ?? false}
          disabled={stepper.busy !== null}
          onChange={(event) => stepper.take('admit', { one_by_one: event.target.checked })}
        />
        <p className="text-ink-soft text-sm">
          New people then ask you, even with the code. The code checks in everyone who has joined before, as always.
        </p>
      </div>
      {asking.length > 0 && <Asking eventId={eventId} people={asking} />}
    </section>
  );
}

function Asking({ eventId, people }: { eventId: string; people: readonly Participant[] }) {
  const { mutate } = useAnswerAtDoor(eventId);
  const turnAllAway = useTurnAllAway(eventId);
  const [asksAll, setAsksAll] = useState(false);
  const answer = (person: Participant, letIn: boolean) =>
    mutate(
      { userId: person.id, letIn },
      {
        onError: (error) =>
          toast.error(
            isStatus(error, 404)
              ? 'Another host has answered, or they have gone.'
              : joinedErrors(error, 'That did not work.'),
          ),
      },
    );
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{people.length === 1 ? '1 person asks' : `${people.length} people ask`}</h3>
        {people.length > 1 && (
          <Button variant="quiet" size="sm" onClick={() => setAsksAll(true)}>
            Turn all away
          </Button>
        )}
      </div>
      <LongList
        items={people}
        className="overflow-hidden rounded-xl border border-line bg-surface"
        rowsClassName="divide-y divide-line border-line border-b last:border-b-0"
      >
        {(person) => (
          <ListRow key={person.id} className="flex-wrap gap-x-3 gap-y-2">
            <Avatar initials={initials(person.name ?? person.alias)} seed={person.id} size="sm" />
            <div id={`asks-${person.id}`} className="min-w-0 flex-1 basis-36">
              <p className="wrap-anywhere font-semibold text-sm leading-5">
                <NameBeside name={person.name} alias={person.alias ?? 'No alias'} />
              </p>
              <p className="truncate text-ink-soft text-xs">{person.email ?? 'Guest'}</p>
            </div>
            <div className="ml-auto flex gap-1.5">
              <Button variant="quiet" size="sm" onClick={() => answer(person, false)} className="min-h-11">
                Turn away
                <Whom name={person.name ?? person.alias ?? 'someone'} />
              </Button>
              <Button
                size="sm"
                icon={<Check size={16} aria-hidden />}
                onClick={() => answer(person, true)}
                className="min-h-11"
              >
                Let in
                <Whom name={person.name ?? person.alias ?? 'someone'} />
              </Button>
            </div>
          </ListRow>
        )}
      </LongList>
      <ConfirmDialog
        open={asksAll}
        title={`Turn ${people.length} people away?`}
        description="Everyone who asks now. They cannot ask again until you let them in, in the list of removed people."
        confirmLabel="Turn all away"
        danger
        busy={turnAllAway.isPending}
        onConfirm={() =>
          turnAllAway.mutate(undefined, {
            onError: (error) => toast.error(joinedErrors(error, 'That did not work. Please try again.')),
            onSettled: () => setAsksAll(false),
          })
        }
        onCancel={() => setAsksAll(false)}
      />
    </div>
  );
}
