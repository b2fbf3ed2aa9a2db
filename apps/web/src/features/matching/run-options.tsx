import { limits } from '@serendip/contract/limits';
import { texts } from '../../language/texts.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { roomsText } from './rooms-text.ts';

const t = texts('matching');

export interface RunChoice {
  room_size: number;
  matches_per_person: number;
  rounds: number;
  /** Mix people who have not met yet at any event of the host. */
  mix: boolean;
}

export const defaultRunChoice: RunChoice = {
  room_size: limits.room_size_default,
  matches_per_person: limits.matches_per_person_default,
  rounds: limits.rounds_default,
  mix: true,
};

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const roomSizes = range(limits.room_size_min, limits.room_size_max);
const roundCounts = range(limits.rounds_min, limits.rounds_max);
const matchCounts = range(limits.matches_per_person_min, limits.matches_per_person_max);

interface Props {
  choice: RunChoice;
  onChange: (choice: RunChoice) => void;
  /** How many are matched. */
  people: number;
  disabled: boolean;
  /** How many are here, and whether only they are matched; null before the doors are open. */
  present: { count: number; only: boolean; onChange: (only: boolean) => void } | null;
}

/** The options of a run: room size, matches per person and rounds. */
export const RunOptions = ({ choice, onChange, people, disabled, present }: Props) => (
  <Disclosure label={t('options.title')}>
    <div className="grid max-w-lg items-start gap-4 sm:grid-cols-2">
      <Field label={t('options.perRoom')} hint={roomsText(people, choice.room_size)}>
        {(control) => (
          <Select
            {...control}
            value={choice.room_size}
            disabled={disabled}
            onChange={(event) => onChange({ ...choice, room_size: Number(event.target.value) })}
          >
            {roomSizes.map((size) => (
              <option key={size} value={size}>
                {t('options.people', { count: String(size) })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('options.perPerson')} hint={t('options.perPersonHint')}>
        {(control) => (
          <Select
            {...control}
            value={choice.matches_per_person}
            disabled={disabled}
            onChange={(event) => onChange({ ...choice, matches_per_person: Number(event.target.value) })}
          >
            {matchCounts.map((count) => (
              <option key={count} value={count}>
                {t('options.matches', { count })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('options.rounds')} hint={t('options.roundsHint')}>
        {(control) => (
          <Select
            {...control}
            value={choice.rounds}
            disabled={disabled}
            onChange={(event) => onChange({ ...choice, rounds: Number(event.target.value) })}
          >
            {roundCounts.map((count) => (
              <option key={count} value={count}>
                {t('options.roundCount', { count })}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
    <div className="grid gap-1 pt-3">
      <Switch
        label={t('options.mix')}
        checked={choice.mix}
        disabled={disabled}
        onChange={(event) => onChange({ ...choice, mix: event.target.checked })}
      />
      <p className="text-ink-faint text-xs">{t('options.mixText')}</p>
    </div>
    {present && (
      <div className="pt-3">
        <Switch
          label={t('options.onlyHere', { count: String(present.count) })}
          checked={present.only}
          disabled={disabled}
          onChange={(event) => present.onChange(event.target.checked)}
        />
      </div>
    )}
  </Disclosure>
);
