import type { Live } from '@serendip/contract/evening';
import type { MatchRun } from '@serendip/contract/matching';
import { Notice } from '../../../ui/notice.tsx';
import { RunPicker } from '../../matching/run-picker.tsx';

interface Props {
  live: Live;
  /** Completed ones, newest first. */
  runs: readonly MatchRun[];
  runId: string;
  onChange: (runId: string) => void;
}

/** The run whose rooms are used, with a notice if it does not fit the people who are here. */
export function WhichRun({ live, runs, runId, onChange }: Props) {
  const run = runs.find(({ id }) => id === runId);
  const others = live.here_count - (run?.total_participants ?? 0);
  return (
    <div className="grid grid-cols-1 gap-3">
      <RunPicker runs={runs} runId={runId} onChange={onChange} />
      {run && live.here_count > 0 && others !== 0 && (
        <Notice tone="caution">
          This run has {run.total_participants} people, and {live.here_count} {live.here_count === 1 ? 'is' : 'are'}{' '}
          here. Match again, or start now: Serendip fills empty chairs and gives late arrivals a room, too.
        </Notice>
      )}
    </div>
  );
}
