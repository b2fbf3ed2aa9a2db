import { type AnswerValue, answerTooLong } from '@serendip/contract/answers';
import { type AskedQuestion, asNumber, asSelection, asText, isEmptyAnswer } from './asked-question.ts';
import { ClearButton } from './clear-button.tsx';
import { OptionsAnswer } from './options-answer.tsx';
import { SliderAnswer } from './slider-answer.tsx';
import { TextAnswer } from './text-answer.tsx';
import { YesNoMaybeAnswer } from './yes-no-maybe-answer.tsx';

interface Props {
  question: AskedQuestion;
  /** Null, '' and [] all mean that nothing is answered. */
  value: AnswerValue | null;
  /** The id of the element that shows the question's text. */
  labelledBy: string;
  /** The ids of a hint or an error that stand beside it. */
  describedBy?: string | undefined;
  /** Every change, each key. */
  onChange: (value: AnswerValue) => void;
  /** An answer that is finished: a text left, a slider let go, an option chosen. */
  onCommit?: (value: AnswerValue) => void;
  /** With it a 'Clear' button shows as soon as there is something to clear; a slider always has it. */
  onClear?: (() => void) | undefined;
  /** The sentence for a text over 2000 characters. */
  tooLong?: string;
  /** Letting go of an unanswered slider at its minimum answers it. Without it only a moved slider is answered. */
  minimumAnswers?: boolean;
  disabled?: boolean;
}

/** The input of a question, by its type. Controlled; it shows neither the question's text nor what came of saving. */
export function QuestionInput({
  question,
  value,
  labelledBy,
  describedBy,
  onChange,
  onCommit,
  onClear,
  tooLong = answerTooLong,
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
