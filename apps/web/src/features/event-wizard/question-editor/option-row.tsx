import { limits } from '@serendip/contract/limits';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { texts } from '../../../language/texts.ts';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { OptionForm } from '../../questions/question-form.ts';

const t = texts('eventWizard');

interface Props {
  option: OptionForm;
  /** Starts at 1. */
  number: number;
  isLast: boolean;
  textError: string | undefined;
  valueError: string | undefined;
  canRemove: boolean;
  onChange: (part: 'text' | 'value', to: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

export const OptionRow = ({
  option,
  number,
  isLast,
  textError,
  valueError,
  canRemove,
  onChange,
  onMove,
  onRemove,
}: Props) => (
  <li
    data-option={option.key}
    className="grid items-start gap-3 rounded-lg border border-line bg-surface p-3 sm:grid-cols-[1fr_1fr_auto] sm:p-4"
  >
    <Field label={t('option.text', { number: String(number) })} error={textError} required>
      {(control) => (
        <TextInput
          {...control}
          maxLength={limits.option_text_max}
          value={option.text}
          onChange={({ target }) => onChange('text', target.value)}
        />
      )}
    </Field>
    <Field
      label={t('option.value', { number: String(number) })}
      hint={t('option.valueHint')}
      error={valueError}
      required
    >
      {(control) => (
        <TextInput
          {...control}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={limits.option_value_max}
          value={option.value}
          onChange={({ target }) => onChange('value', target.value)}
        />
      )}
    </Field>
    <div className="flex justify-end sm:pt-7">
      <IconButton
        label={t('option.up', { number: String(number) })}
        icon={<ArrowUp size={18} aria-hidden />}
        disabled={number === 1}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={t('option.down', { number: String(number) })}
        icon={<ArrowDown size={18} aria-hidden />}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton
        label={t('option.remove', { number: String(number) })}
        icon={<Trash2 size={18} aria-hidden />}
        disabled={!canRemove}
        onClick={onRemove}
      />
    </div>
  </li>
);
