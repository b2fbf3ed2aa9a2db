import { useId } from 'react';
import type { Choice } from './choice.ts';
import { ChoiceRow } from './choice-row.tsx';

interface Props<V extends string> {
  choices: readonly Choice<V>[];
  value: V | null;
  onChange: (value: V) => void;
  disabled?: boolean;
}

/** Radio buttons for at most one choice. Put it into a `FieldSet`, which names it. */
export function RadioGroup<V extends string>({ choices, value, onChange, disabled = false }: Props<V>) {
  const name = useId();
  return (
    <div className="grid grid-cols-1 gap-2">
      {choices.map((choice) => (
        <ChoiceRow
          key={choice.value}
          kind="radio"
          name={name}
          label={choice.label}
          hint={choice.hint}
          value={choice.value}
          checked={choice.value === value}
          disabled={disabled}
          onChange={() => onChange(choice.value)}
        />
      ))}
    </div>
  );
}
