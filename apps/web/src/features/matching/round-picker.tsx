import { texts } from '../../language/texts.ts';
import { roundNumbers } from '../../lib/round-numbers.ts';
import { Select } from '../../ui/select.tsx';

const t = texts('matching');

interface Props {
  rounds: number;
  round: number;
  onChange: (round: number) => void;
}

export const RoundPicker = ({ rounds, round, onChange }: Props) => (
  <Select
    aria-label={t('round')}
    value={round}
    onChange={(event) => onChange(Number(event.target.value))}
    className="min-w-36"
  >
    {roundNumbers(1, rounds).map((number) => (
      <option key={number} value={number}>
        {t('roundOf', { round: String(number), all: String(rounds) })}
      </option>
    ))}
  </Select>
);
