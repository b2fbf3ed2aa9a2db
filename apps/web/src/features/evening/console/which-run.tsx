import type { Live } from '@serendip/contract/evening';
import type { MatchRun } from '@serendip/contract/matching';
import { texts } from '../../../language/texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { isDraft } from '../../matching/run-label.ts';
import { RunPicker } from '../../matching/run-picker.tsx';

const t = texts('console');

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
      {run && isDraft(run) && <Notice>{t('draftRun')}</Notice>}
      {run && live.here_count > 0 && others !== 0 && (
        <Notice tone="caution">{t('runDiffers', { people: run.total_participants, here: live.here_count })}</Notice>
      )}
    </div>
  );
}
