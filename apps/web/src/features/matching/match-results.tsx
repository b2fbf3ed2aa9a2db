import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { matchRuns, matchStatus } from './queries.ts';
import { withNewest } from './run-label.ts';
import { RunResults } from './run-results.tsx';

const t = texts('matching');

const listsId = 'match-results';

/** For the host: rooms and matches of each run. The lists start collapsed. */
export function MatchResults({
  eventId,
  roomNames,
  actionsOf,
  mendOf,
}: Pick<ComponentProps<typeof RunResults>, 'eventId' | 'roomNames' | 'actionsOf' | 'mendOf'>) {
  const { data: runs, isPending } = useQuery(matchRuns(eventId));
  const { data: newest } = useQuery(matchStatus(eventId));
  const [open, setOpen] = useState(false);
  if (isPending || !runs?.length) return null;
  return (
    <Card className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id="results" tabIndex={-1} className="heading text-xl">
          {t('results')}
        </h3>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={open}
          aria-controls={listsId}
          onClick={() => setOpen(!open)}
          icon={<ChevronDown size={16} aria-hidden className={open ? 'rotate-180 transition' : 'transition'} />}
        >
          {t(open ? 'hide' : 'show')}
        </Button>
      </div>
      <RunResults
        eventId={eventId}
        roomNames={roomNames}
        actionsOf={actionsOf}
        mendOf={mendOf}
        runs={withNewest(runs, newest)}
        lists={{ id: listsId, open }}
      />
    </Card>
  );
}
