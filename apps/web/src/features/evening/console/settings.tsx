import { limits } from '@serendip/contract/limits';
import { texts } from '../../../language/texts.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { Choice, Choose } from './choice.ts';

const t = texts('console');

type Typed = Pick<Choice, 'minutes' | 'breakMinutes'>;

const isWithin = (typed: string, min: number, max: number) => /^\d{1,2}$/.test(typed) && +typed >= min && +typed <= max;

const fromTo = (from: number, to: number) => t('fromTo', { from: String(from), to: String(to) });

const faults = ({ minutes, breakMinutes }: Typed) => ({
  minutes: isWithin(minutes, limits.round_minutes_min, limits.round_minutes_max)
    ? null
    : fromTo(limits.round_minutes_min, limits.round_minutes_max),
  breakMinutes: isWithin(breakMinutes, limits.break_minutes_min, limits.break_minutes_max)
    ? null
    : fromTo(limits.break_minutes_min, limits.break_minutes_max),
});

/** The settings of rounds to send with a start. */
export interface Settings {
  minutes: number;
  break_minutes: number;
  automatic: boolean;
}

/** Null while a field holds no number. */
export function readSettings(choice: Choice): Settings | null {
  const { minutes, breakMinutes } = faults(choice);
  if (minutes || breakMinutes) return null;
  return {
    minutes: Number(choice.minutes),
    break_minutes: Number(choice.breakMinutes),
    automatic: choice.automatic,
  };
}

interface Props {
  choice: Typed;
  choose: Choose;
}

/** How long rounds and breaks are. Before round 1 only. */
export function MinutesFields({ choice, choose }: Props) {
  const fault = faults(choice);
  const number = (key: 'minutes' | 'breakMinutes', label: string) => (
    <Field label={label} error={fault[key]}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={choice[key]}
          onChange={(event) => choose({ [key]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <div className="grid grid-cols-2 gap-4">
      {number('minutes', t('minutesPerRound'))}
      {number('breakMinutes', t('minutesPerBreak'))}
    </div>
  );
}
