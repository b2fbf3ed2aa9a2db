import type { AnswerValue } from '@serendip/contract/answers';
import { limits } from '@serendip/contract/limits';
import { Eye } from 'lucide-react';
import { useId, useState } from 'react';
import { texts } from '../../../language/texts.ts';
import { Card } from '../../../ui/card.tsx';
import type { AskedQuestion } from '../../questions/inputs/asked-question.ts';
import { QuestionInput } from '../../questions/inputs/question-input.tsx';
import { type QuestionForm, questionInput, shownOptions } from '../../questions/question-form.ts';

const t = texts('eventWizard');

/** The question so far, with placeholders for missing texts. */
const asked = (form: QuestionForm): AskedQuestion => {
  const { text, input_type, response_format, slider_min, slider_max, min_label, max_label } = questionInput(form);
  const options = shownOptions(form).map((option, index) => ({
    text: option.text.trim() || t('preview.option', { number: String(index + 1) }),
    value: option.key,
  }));
  return {
    text: text || t('preview.text'),
    input_type,
    response_format,
    slider_min,
    slider_max,
    min_label,
    max_label,
    options,
  };
};

function TryOut({ form }: { form: QuestionForm }) {
  const id = useId();
  const [answer, setAnswer] = useState<AnswerValue | null>(null);
  const question = asked(form);
  const { slider_min: min, slider_max: max } = question;
  const low = min ?? limits.slider_default_min;
  const high = max ?? limits.slider_default_max;
  const isSlider = form.input_type === 'slider';
  const outside = typeof answer === 'number' && (answer < low || answer > high);
  return (
    <>
      <p id={id} dir="auto" className={form.text?.trim() ? 'font-semibold' : 'font-semibold text-ink-faint'}>
        {question.text}
      </p>
      {isSlider && high <= low ? (
        <p className="text-ink-faint text-sm">{t('preview.noSlider')}</p>
      ) : (
        <QuestionInput
          question={question}
          value={outside ? null : answer}
          labelledBy={id}
          minimumAnswers
          onChange={setAnswer}
          onClear={() => setAnswer(null)}
        />
      )}
    </>
  );
}

/** A preview of the question to try out. Its answer is not kept. */
export const QuestionPreview = ({ form }: { form: QuestionForm }) => (
  <section aria-label={t('preview.title')} className="grid grid-cols-1 gap-3">
    <h2 className="flex items-center gap-2 font-semibold text-ink-soft text-sm">
      <Eye size={16} aria-hidden />
      {t('preview.heading')}
    </h2>
    <Card className="grid grid-cols-1 gap-4">
      <TryOut key={form.input_type} form={form} />
    </Card>
  </section>
);
