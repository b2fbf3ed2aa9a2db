import { limits } from '@serendip/contract/limits';
import { scaleTypes } from '@serendip/contract/questions';
import { texts } from '../../../language/texts.ts';
import { Field, type FieldControl } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { QuestionFieldsProps } from '../../questions/question-form.ts';

const t = texts('eventWizard');

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
        <Field label={t('slider.min')} error={errors.slider_min}>
          {(control) => (
            <Bound
              control={control}
              value={form.slider_min}
              otherwise={limits.slider_default_min}
              onChange={(slider_min) => onChange({ slider_min }, 'slider_max')}
            />
          )}
        </Field>
        <Field label={t('slider.max')} error={errors.slider_max}>
          {(control) => (
            <Bound
              control={control}
              value={form.slider_max}
              otherwise={limits.slider_default_max}
              onChange={(slider_max) => onChange({ slider_max })}
            />
          )}
        </Field>
        <Field label={t('slider.minLabel')} error={errors.min_label} required>
          {(control) => (
            <TextInput
              {...control}
              maxLength={limits.label_max}
              placeholder={t('slider.minLike')}
              value={form.min_label ?? ''}
              onChange={({ target }) => onChange({ min_label: target.value })}
            />
          )}
        </Field>
        <Field label={t('slider.maxLabel')} error={errors.max_label} required>
          {(control) => (
            <TextInput
              {...control}
              maxLength={limits.label_max}
              placeholder={t('slider.maxLike')}
              value={form.max_label ?? ''}
              onChange={({ target }) => onChange({ max_label: target.value })}
            />
          )}
        </Field>
      </div>
      <Field label={t('slider.scale')} hint={t(`slider.scaleHints.${scale}`)}>
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
                {t(`slider.scales.${each}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
