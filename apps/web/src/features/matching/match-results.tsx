import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { matchRuns, matchStatus } from './queries.ts';
import { defaultRun, isDraft, withNewest } from './run-label.ts';
import { RunResults } from './run-results.tsx';

const t = texts('matching');

const listsId = 'match-results';

/** Opens the lists after a link to the results of a draft, whose rooms a host looks at before guests see them. */
function useOpenForDraft(isDraft: boolean, show: () => void) {
  const { hash, key } = useLocation();
  const asks = isDraft && hash === '#results';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each press on the link
  useEffect(() => {
    if (asks) show();
  }, [asks, key]);
}

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
  const first = defaultRun(withNewest(runs ?? [], newest));
  useOpenForDraft(first !== undefined && isDraft(first), () => setOpen(true));
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
