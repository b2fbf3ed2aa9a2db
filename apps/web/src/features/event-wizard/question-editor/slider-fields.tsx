import { limits } from '@serendip/contract/limits';
import { type ScaleType, scaleTypes } from '@serendip/contract/questions';
import { Field, type FieldControl } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { QuestionFieldsProps } from '../../questions/question-form.ts';

const scales: Record<ScaleType, { label: string; hint: string }> = {
  progressive: { label: 'Progressive', hint: 'From less to more, such as experience or stage' },
  bipolar: { label: 'Bipolar', hint: 'Between two opposites, such as introvert and extrovert' },
  preference: { label: 'Preference', hint: 'How much someone likes or wants something' },
};

interface BoundProps {
  control: FieldControl;
  value: number | null;
  otherwise: number;
  onChange: (value: number | null) => void;
}

/** A whole number from 1 to 10. It may be empty while typing; on blur an empty one becomes the default. */
const Bound = ({ control, value, otherwise, onChange }: BoundProps) => (
  <TextInput
    {...control}
    type="number"
    inputMode="numeric"
    min={limits.slider_lowest}
    max={limits.slider_highest}
    step={1}
    value={value ?? ''}
    onChange={({ target }) => {
      const number = Math.round(target.valueAsNumber);
      onChange(Number.isNaN(number) ? null : Math.min(limits.slider_highest, Math.max(limits.slider_lowest, number)));
    }}
    onBlur={() => value === null && onChange(otherwise)}
  />
);

export function SliderFields({ form, errors, onChange }: QuestionFieldsProps) {
  const scale = form.scale_type ?? 'progressive';
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label="Minimum value" error={errors.slider_min}>
          {(control) => (
            <Bound
              control={control}
              value={form.slider_min}
              otherwise={limits.slider_default_min}
              onChange={(slider_min) => onChange({ slider_min }, 'slider_max')}
            />
          )}
        </Field>
        <Field label="Maximum value" error={errors.slider_max}>
          {(control) => (
            <Bound
              control={control}
              value={form.slider_max}
              otherwise={limits.slider_default_max}
              onChange={(slider_max) => onChange({ slider_max })}
            />
          )}
        </Field>
        <Field label="Minimum label" error={errors.min_label} required>
          {(control) => (
            <TextInput
              {...control}
              maxLength={limits.label_max}
              placeholder="Just an idea"
              value={form.min_label ?? ''}
              onChange={({ target }) => onChange({ min_label: target.value })}
            />
          )}
        </Field>
        <Field label="Maximum label" error={errors.max_label} required>
          {(control) => (
            <TextInput
              {...control}
              maxLength={limits.label_max}
              placeholder="Up and running"
              value={form.max_label ?? ''}
              onChange={({ target }) => onChange({ max_label: target.value })}
            />
          )}
        </Field>
      </div>
      <Field label="Scale type" hint={scales[scale].hint}>
        {(control) => (
          <Select
            {...control}
            value={scale}
            onChange={({ target }) =>
              onChange({ scale_type: scaleTypes.find((each) => each === target.value) ?? 'progressive' })
            }
          >
            {scaleTypes.map((each) => (
              <option key={each} value={each}>
                {scales[each].label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
