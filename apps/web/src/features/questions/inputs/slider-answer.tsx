import { limits } from '@serendip/contract/limits';
import type { ReactNode } from 'react';
import { Slider } from '../../../ui/slider.tsx';
import { Written } from '../written.tsx';
import type { AskedQuestion } from './asked-question.ts';

interface Props {
  question: AskedQuestion;
  value: number | null;
  minimumAnswers: boolean;
  disabled: boolean;
  onChange: (value: number) => void;
  onRelease: (value: number) => void;
  clear: ReactNode;
}

export const SliderAnswer = ({ question, value, minimumAnswers, disabled, onChange, onRelease, clear }: Props) => (
  <div data-question-input className="grid grid-cols-1 gap-1.5">
    <Slider
      label={question.text}
      min={question.slider_min ?? limits.slider_default_min}
      max={question.slider_max ?? limits.slider_default_max}
      value={value}
      minimumCounts={minimumAnswers}
      onChange={onChange}
      onRelease={onRelease}
      minLabel={question.min_label && <Written>{question.min_label}</Written>}
      maxLabel={question.max_label && <Written>{question.max_label}</Written>}
      disabled={disabled}
    />
    {clear && <div>{clear}</div>}
  </div>
);
