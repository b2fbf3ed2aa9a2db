import { limits } from '@serendip/contract/limits';
import { Plus, WandSparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../../language/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldSet } from '../../../ui/field-set.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { canRemoveOption, fillValues, moveOption, typeText } from '../../questions/option-list.ts';
import { emptyOption, type OptionForm, type QuestionFieldsProps } from '../../questions/question-form.ts';
import { OptionRow } from './option-row.tsx';

const t = texts('eventWizard');

/** A selector for a control of an option, to focus after the list changes. */
const inOption = (key: string, control: string) => `[data-option="${CSS.escape(key)}"] ${control}`;

export function OptionFields({ form, errors, onChange }: QuestionFieldsProps) {
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<string | null>(null);
  const [announcement, announce] = useState('');
  const { options } = form;

  // Runs after every render, but only a change that asked for it moves the focus, once.
  useEffect(() => {
    const selector = focusNext.current;
    focusNext.current = null;
    if (selector) list.current?.querySelector<HTMLElement>(selector)?.focus();
  });

  const edit = (key: string, part: 'text' | 'value', to: string) =>
    part === 'text'
      ? onChange({ options: typeText(options, key, to) }, `options.${key}.text`, `options.${key}.value`)
      : onChange(
          { options: options.map((option) => (option.key === key ? { ...option, value: to } : option)) },
          `options.${key}.value`,
        );

  const add = () => {
    const option = emptyOption();
    focusNext.current = inOption(option.key, 'input');
    onChange({ options: [...options, option] });
  };

  const remove = ({ key }: OptionForm, index: number) => {
    const neighbour = options[index + 1] ?? options[index - 1];
    if (neighbour) focusNext.current = inOption(neighbour.key, 'input');
    announce(t('said.optionRemoved', { number: String(index + 1) }));
    onChange(
      { options: options.filter((option) => option.key !== key) },
      `options.${key}.text`,
      `options.${key}.value`,
    );
  };

  const move = ({ key }: OptionForm, index: number, by: -1 | 1) => {
    const to = index + by;
    // At the ends of the list the pressed button is disabled now, so the focus goes to the other one.
    const atEnd = to === 0 || to === options.length - 1;
    const button = (by === -1) === atEnd ? 2 : 1;
    focusNext.current = inOption(key, `span:nth-of-type(${button}) > button`);
    announce(t('said.moved', { place: String(to + 1), all: String(options.length) }));
    onChange({ options: moveOption(options, key, by) });
  };

  const lacksValues = options.some(({ text, value }) => text.trim() && !value.trim());
  return (
    <FieldSet legend={t('editor.options')} error={errors.options}>
      <ol ref={list} className="grid gap-3">
        {options.map((option, index) => (
          <OptionRow
            key={option.key}
            option={option}
            number={index + 1}
            isLast={index === options.length - 1}
            textError={errors[`options.${option.key}.text`]}
            valueError={errors[`options.${option.key}.value`]}
            canRemove={canRemoveOption(options)}
            onChange={(part, to) => edit(option.key, part, to)}
            onMove={(by) => move(option, index, by)}
            onRemove={() => remove(option, index)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 pt-1">
        <Button
          variant="secondary"
          size="sm"
          icon={<Plus size={16} aria-hidden />}
          disabled={options.length >= limits.options_max}
          onClick={add}
        >
          {t('option.add')}
        </Button>
        {lacksValues && (
          <Button
            variant="quiet"
            size="sm"
            icon={<WandSparkles size={16} aria-hidden />}
            onClick={() =>
              onChange({ options: fillValues(options) }, ...options.map(({ key }) => `options.${key}.value`))
            }
          >
            {t('option.fillValues')}
          </Button>
        )}
      </div>
      <LiveRegion>{announcement}</LiveRegion>
    </FieldSet>
  );
}
