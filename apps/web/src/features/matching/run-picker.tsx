import type { MatchRun } from '@serendip/contract/matching';
import { Badge } from '../../ui/badge.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { runLabel, runNumber } from './run-label.ts';

interface Props {
  runs: readonly MatchRun[];
  runId: string;
  onChange: (runId: string) => void;
}

export const RunPicker = ({ runs, runId, onChange }: Props) => (
  <Field label="Match Run" aside={<Badge>{runs.length === 1 ? '1 run' : `${runs.length} runs`}</Badge>}>
    {(control) => (
      <Select {...control} value={runId} onChange={(event) => onChange(event.target.value)}>
        {runs.map((run, index) => (
          <option key={run.id} value={run.id}>
            {runLabel(run, runNumber(runs, index))}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
