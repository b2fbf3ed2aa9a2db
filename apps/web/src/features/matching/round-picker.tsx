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
    {Array.from({ length: rounds }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
      <option key={at} value={at + 1}>
        Round {at + 1} of {rounds}
      </option>
    ))}
  </Select>
);
