import type { Choice } from './choice.ts';
import { ChoiceRow } from './choice-row.tsx';

interface Props<V extends string> {
  choices: readonly Choice<V>[];
  values: readonly V[];
  onChange: (values: V[]) => void;
  disabled?: boolean;
}

/** Checkboxes for any number of choices. Put it into a `FieldSet`, which names it. */
export function CheckboxGroup<V extends string>({ choices, values, onChange, disabled = false }: Props<V>) {
  const toggle = (value: V, chosen: boolean) =>
    onChange(choices.map((choice) => choice.value).filter((each) => (each === value ? chosen : values.includes(each))));
  return (
    <div className="grid grid-cols-1 gap-2">
      {choices.map((choice) => (
        <ChoiceRow
          key={choice.value}
          kind="checkbox"
          value={choice.value}
          label={choice.label}
          hint={choice.hint}
          checked={values.includes(choice.value)}
          disabled={disabled}
          onChange={(event) => toggle(choice.value, event.target.checked)}
        />
      ))}
    </div>
  );
}
