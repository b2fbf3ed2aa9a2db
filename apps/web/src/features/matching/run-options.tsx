import { limits } from '@serendip/contract/limits';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

export interface RunChoice {
  room_size: number;
  matches_per_person: number;
}

export const defaultRunChoice: RunChoice = {
  room_size: limits.room_size_default,
  matches_per_person: limits.matches_per_person_default,
};

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const roomSizes = range(limits.room_size_min, limits.room_size_max);
const matchCounts = range(limits.matches_per_person_min, limits.matches_per_person_max);

interface Props {
  choice: RunChoice;
  onChange: (choice: RunChoice) => void;
  disabled: boolean;
}

/** The options of a run: room size and matches per person. */
export const RunOptions = ({ choice, onChange, disabled }: Props) => (
  <Disclosure label="Options">
    <div className="grid max-w-lg items-start gap-4 sm:grid-cols-2">
      <Field label="People per room" hint="Anyone left over joins a room, so nobody sits alone.">
        {(control) => (
          <Select
            {...control}
            value={choice.room_size}
            disabled={disabled}
            onChange={(event) => onChange({ ...choice, room_size: Number(event.target.value) })}
          >
            {roomSizes.map((size) => (
              <option key={size} value={size}>
                {size} people
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Matches per person" hint="The most anyone gets. Everyone gets at least one.">
        {(control) => (
          <Select
            {...control}
            value={choice.matches_per_person}
            disabled={disabled}
            onChange={(event) => onChange({ ...choice, matches_per_person: Number(event.target.value) })}
          >
            {matchCounts.map((count) => (
              <option key={count} value={count}>
                {count === 1 ? '1 match' : `${count} matches`}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  </Disclosure>
);
