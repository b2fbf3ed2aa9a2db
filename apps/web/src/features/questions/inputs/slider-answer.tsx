import { limits } from '@serendip/contract/limits';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { Slider } from '../../../ui/slider.tsx';
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

const towardsMinimum = ['Home', 'PageDown', 'ArrowLeft', 'ArrowDown'];

/** Unanswered, its thumb waits at the minimum, where the browser sees no change when that is what is chosen. */
export function SliderAnswer({ question, value, minimumAnswers, disabled, onChange, onRelease, clear }: Props) {
  const min = question.slider_min ?? limits.slider_default_min;
  const max = question.slider_max ?? limits.slider_default_max;
  const waits = minimumAnswers && value === null && !disabled;
  const onPointerUp = ({ target }: PointerEvent) => {
    if (waits && target instanceof HTMLInputElement) onChange(target.valueAsNumber);
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (waits && target instanceof HTMLInputElement && towardsMinimum.includes(key)) onChange(min);
  };
  return (
    <div data-question-input className="grid grid-cols-1 gap-1.5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the range input inside */}
      <div onPointerUp={onPointerUp} onKeyDown={onKeyDown}>
        <Slider
          label={question.text}
          min={min}
          max={max}
          value={value}
          onChange={onChange}
          onRelease={onRelease}
          minLabel={question.min_label}
          maxLabel={question.max_label}
          disabled={disabled}
        />
      </div>
      {clear && <div>{clear}</div>}
    </div>
  );
}
