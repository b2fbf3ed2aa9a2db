import type { AnswerValue } from '@serendip/contract/answers';
import { limits } from '@serendip/contract/limits';
import { texts } from '../../../language/texts.ts';
import { type AskedQuestion, asNumber, asSelection, asText, isEmptyAnswer } from './asked-question.ts';
import { ClearButton } from './clear-button.tsx';
import { OptionsAnswer } from './options-answer.tsx';
import { SliderAnswer } from './slider-answer.tsx';
import { TextAnswer } from './text-answer.tsx';
import { YesNoMaybeAnswer } from './yes-no-maybe-answer.tsx';

const t = texts('questions');

interface Props {
  question: AskedQuestion;
  /** Null, '' and [] all mean no answer. */
  value: AnswerValue | null;
  /** The id of the element with the question's text. */
  labelledBy: string;
  /** The ids of a hint or an error beside it. */
  describedBy?: string | undefined;
  /** Called on every change and every key. */
  onChange: (value: AnswerValue) => void;
  /** Called when an answer is finished: on blur of a text, release of a slider, choice of an option. */
  onCommit?: (value: AnswerValue) => void;
  /** Adds a 'Clear' button, which shows when there is an answer. A slider always has it. */
  onClear?: (() => void) | undefined;
  /** The error for a text over 2000 characters. */
  tooLong?: string;
  /** True if releasing an unanswered slider at its minimum answers it. Otherwise only moving it does. */
  minimumAnswers?: boolean;
  disabled?: boolean;
}

/**
 * The input of a question, by its type. It is controlled, and shows neither the question's text nor the result of
 * saving.
 */
export function QuestionInput({
  question,
  value,
  labelledBy,
  describedBy,
  onChange,
  onCommit,
  onClear,
  tooLong = t('tooLong', { most: String(limits.answer_text_max) }),
  minimumAnswers = false,
  disabled = false,
}: Props) {
  const { input_type: type } = question;
  const empty = isEmptyAnswer(value);
  const clear = onClear && (!empty || type === 'slider') && (
    <ClearButton onClear={onClear} disabled={disabled || empty} describedBy={labelledBy} />
  );
  const choose = (values: string[]) => {
    onChange(values);
    onCommit?.(values);
  };
  const shared = { labelledBy, describedBy, disabled, clear: clear || null };
  if (type === 'text')
    return (
      <TextAnswer
        {...shared}
        value={asText(value)}
        long={question.response_format === 'long'}
        tooLong={tooLong}
        onChange={onChange}
        onBlur={(text) => onCommit?.(text)}
      />
    );
  if (type === 'slider')
    return (
      <SliderAnswer
        {...shared}
        question={question}
        value={asNumber(value)}
        minimumAnswers={minimumAnswers}
        onChange={onChange}
        onRelease={(number) => onCommit?.(number)}
      />
    );
  const values = asSelection(value);
  if (type === 'yes_no_maybe')
    return <YesNoMaybeAnswer {...shared} question={question} values={values} onChange={choose} />;
  return (
    <OptionsAnswer
      {...shared}
      question={question}
      values={values}
      several={type === 'multi_select'}
      onChange={choose}
    />
  );
}
