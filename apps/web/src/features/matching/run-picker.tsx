import type { MatchRun } from '@serendip/contract/matching';
import { texts } from '../../language/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { runLabel } from './run-label.ts';

const t = texts('matching');

interface Props {
  runs: readonly MatchRun[];
  runId: string;
  onChange: (runId: string) => void;
}

export const RunPicker = ({ runs, runId, onChange }: Props) => (
  <Field label={t('run')} aside={<Badge>{t('runs', { count: runs.length })}</Badge>}>
    {(control) => (
      <Select {...control} value={runId} onChange={(event) => onChange(event.target.value)}>
        {runs.map((run) => (
          <option key={run.id} value={run.id}>
            {runLabel(run)}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
