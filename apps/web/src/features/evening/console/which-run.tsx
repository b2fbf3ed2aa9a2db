import type { Live } from '@serendip/contract/evening';
import type { MatchRun } from '@serendip/contract/matching';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RunPicker } from '../../matching/run-picker.tsx';

interface Props {
  eventId: string;
  live: Live;
  /** Completed ones, newest first. */
  runs: readonly MatchRun[];
  runId: string;
  onChange: (runId: string) => void;
}

/** The page where runs are started. */
export const toMatching = (eventId: string) => `/events/${eventId}#matching`;

/** The run whose rooms are used, with a notice if it does not fit the people who are here. */
export function WhichRun({ eventId, live, runs, runId, onChange }: Props) {
  const run = runs.find(({ id }) => id === runId);
  if (!run)
    return (
      <Notice tone="caution" title="There are no matches yet">
        Rounds need a match run. Let people arrive first, then match those who are here.
      </Notice>
    );
  const others = live.here_count - run.total_participants;
  return (
    <div className="grid grid-cols-1 gap-3">
      <RunPicker runs={runs} runId={runId} onChange={onChange} />
      {live.here_count > 0 && others !== 0 && (
        <Notice
          tone="caution"
          action={
            <LinkButton to={toMatching(eventId)} variant="secondary" size="sm">
              Match again
            </LinkButton>
          }
        >
          This run has {run.total_participants} people, and {live.here_count} {live.here_count === 1 ? 'is' : 'are'}{' '}
          here. Match again with 'Only people who are here', or start now: Serendip fills empty chairs and gives late
          arrivals a room, too.
        </Notice>
      )}
    </div>
  );
}
