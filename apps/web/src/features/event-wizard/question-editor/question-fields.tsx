import { limits } from '@serendip/contract/limits';
import { inputTypes, yesNoMaybeOptions } from '@serendip/contract/questions';
import { useId } from 'react';
import { texts } from '../../../language/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { optionText } from '../../questions/option-text.ts';
import type { QuestionFieldsProps } from '../../questions/question-form.ts';
import { questionTypes } from '../../questions/question-types.ts';
import { OptionFields } from './option-fields.tsx';
import { SliderFields } from './slider-fields.tsx';

const t = texts('eventWizard');

/** The fields of a question, depending on its type. */
export function QuestionFields({ form, errors, onChange }: QuestionFieldsProps) {
  const { input_type: type } = form;
  const readsFaultId = useId();
  const readsFault = form.host_reads ? errors.host_reads : undefined;
  return (
    <>
      <Field label={t('editor.type')} hint={questionTypes[type].hint}>
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
      <Field label={t('editor.text')} error={errors.text} required>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={limits.question_text_max}
            placeholder={t('editor.textLike')}
            value={form.text ?? ''}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        )}
      </Field>
      {type === 'text' && (
        <Field label={t('editor.format')} hint={t('editor.formatHint')}>
          {(control) => (
            <Select
              {...control}
              value={form.response_format ?? 'short'}
              onChange={({ target }) => onChange({ response_format: target.value === 'long' ? 'long' : 'short' })}
            >
              <option value="short">{t('editor.short')}</option>
              <option value="long">{t('editor.long')}</option>
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
          <p className="font-semibold text-sm">{t('editor.options')}</p>
          <ul className="flex flex-wrap gap-2">
            {yesNoMaybeOptions.map((option) => (
              <li key={option.value}>
                <Badge>{optionText(option)}</Badge>
              </li>
            ))}
          </ul>
          <p className="text-ink-faint text-xs">{t('editor.optionsFixed')}</p>
        </div>
      )}
      <div className="grid gap-1">
        <Switch
          label={t('editor.hostReads')}
          checked={form.host_reads ?? false}
          {...(readsFault ? { 'aria-invalid': true, 'aria-describedby': readsFaultId } : {})}
          onChange={({ target }) => onChange({ host_reads: target.checked })}
        />
        <FieldError id={readsFaultId} error={readsFault} />
        <p className="text-ink-faint text-xs">{t('editor.hostReadsHint')}</p>
        {form.host_reads && (
          <Switch
            label={t('editor.alsoMatched')}
            checked={form.also_matched ?? false}
            onChange={({ target }) => onChange({ also_matched: target.checked })}
          />
        )}
      </div>
      <Field
        label={t('editor.context')}
        hint={t('editor.contextHint')}
        error={errors.matching_context}
        required={type === 'slider'}
        aside={type === 'slider' ? undefined : t('optional')}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={limits.matching_context_max}
            placeholder={t('editor.contextLike')}
            value={form.matching_context ?? ''}
            onChange={({ target }) => onChange({ matching_context: target.value })}
          />
        )}
      </Field>
    </>
  );
}
