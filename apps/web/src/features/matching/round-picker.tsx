import { roundNumbers } from '../../lib/round-numbers.ts';
import { Select } from '../../ui/select.tsx';

interface Props {
  rounds: number;
  round: number;
  onChange: (round: number) => void;
}

export const RoundPicker = ({ rounds, round, onChange }: Props) => (
  <Select
    aria-label="Round"
    value={round}
    onChange={(event) => onChange(Number(event.target.value))}
    className="min-w-36"
  >
    {roundNumbers(1, rounds).map((number) => (
      <option key={number} value={number}>
        Round {number} of {rounds}
      </option>
    ))}
  </Select>
);
