import { limits } from '@serendip/contract/limits';
import { inputTypes, yesNoMaybeOptions } from '@serendip/contract/questions';
import { Badge } from '../../../ui/badge.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { QuestionFieldsProps } from '../../questions/question-form.ts';
import { questionTypes } from '../../questions/question-types.ts';
import { OptionFields } from './option-fields.tsx';
import { SliderFields } from './slider-fields.tsx';

/** The fields of a question, depending on its type. */
export function QuestionFields({ form, errors, onChange }: QuestionFieldsProps) {
  const { input_type: type } = form;
  return (
    <>
      <Field label="Question type" hint={questionTypes[type].hint}>
        {(control) => (
          <Select
            {...control}
            value={type}
            onChange={({ target }) => {
              const chosen = inputTypes.find((each) => each === target.value);
              if (chosen) onChange({ input_type: chosen }, ...Object.keys(errors));
            }}
          >
            {inputTypes.map((each) => (
              <option key={each} value={each}>
                {questionTypes[each].label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Question text" error={errors.text} required>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={limits.question_text_max}
            placeholder="What would you love to get out of tonight?"
            value={form.text ?? ''}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        )}
      </Field>
      {type === 'text' && (
        <Field label="Response format" hint="How big the answer box is">
          {(control) => (
            <Select
              {...control}
              value={form.response_format ?? 'short'}
              onChange={({ target }) => onChange({ response_format: target.value === 'long' ? 'long' : 'short' })}
            >
              <option value="short">Short</option>
              <option value="long">Long</option>
            </Select>
          )}
        </Field>
      )}
      {type === 'slider' && <SliderFields form={form} errors={errors} onChange={onChange} />}
      {(type === 'multiple_choice' || type === 'multi_select') && (
        <OptionFields form={form} errors={errors} onChange={onChange} />
      )}
      {type === 'yes_no_maybe' && (
        <div className="grid gap-2">
          <p className="font-semibold text-sm">Options</p>
          <ul className="flex flex-wrap gap-2">
            {yesNoMaybeOptions.map(({ text, value }) => (
              <li key={value}>
                <Badge>{text}</Badge>
              </li>
            ))}
          </ul>
          <p className="text-ink-faint text-xs">These options are always the same.</p>
        </div>
      )}
      <Field
        label="Matching context"
        hint="Tells the matching how to use the answers. Joiners do not see it."
        error={errors.matching_context}
        required={type === 'slider'}
        aside={type === 'slider' ? undefined : 'Optional'}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={limits.matching_context_max}
            placeholder="Bring together people at a similar stage"
            value={form.matching_context ?? ''}
            onChange={({ target }) => onChange({ matching_context: target.value })}
          />
        )}
      </Field>
    </>
  );
}
