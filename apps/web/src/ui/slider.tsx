import { type CSSProperties, type ReactNode, useId } from 'react';
import { texts } from '../language/texts.ts';
import { cx } from '../lib/cx.ts';

const t = texts('ui');

interface Props {
  /** The accessible name. */
  label: string;
  min: number;
  max: number;
  /** Null while nothing is chosen: the thumb is hollow and at the minimum. */
  value: number | null;
  onChange: (value: number) => void;
  /** A press on the hollow thumb chooses the minimum, although the browser reports no change. */
  minimumCounts?: boolean;
  /** Called when the user lets go of the thumb: mouse, touch or key. */
  onRelease?: (value: number) => void;
  minLabel?: ReactNode;
  maxLabel?: ReactNode;
  disabled?: boolean;
}

const towardsMinimum = ['Home', 'PageDown', 'ArrowLeft', 'ArrowDown'];

export function Slider({
  label,
  min,
  max,
  value,
  onChange,
  minimumCounts = false,
  onRelease,
  minLabel,
  maxLabel,
  disabled = false,
}: Props) {
  const id = useId();
  const waits = minimumCounts && value === null && !disabled;
  const shown = value ?? min;
  const fill = value === null || max === min ? 0 : ((shown - min) / (max - min)) * 100;
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--fill': `${fill}%`,
    ...(value === null ? { '--thumb': 'var(--color-line-strong)' } : {}),
  };
  const release = (input: HTMLInputElement) => onRelease?.(input.valueAsNumber);
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="flex items-center gap-4">
        <input
          type="range"
          aria-label={label}
          aria-describedby={minLabel || maxLabel ? id : undefined}
          aria-valuetext={value === null ? t('notAnswered') : undefined}
          min={min}
          max={max}
          step={1}
          value={shown}
          disabled={disabled}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          onPointerUp={(event) => waits && onChange(event.currentTarget.valueAsNumber)}
          onKeyDown={({ key }) => waits && towardsMinimum.includes(key) && onChange(min)}
          onMouseUp={(event) => release(event.currentTarget)}
          onTouchEnd={(event) => release(event.currentTarget)}
          onKeyUp={(event) => release(event.currentTarget)}
          className="range"
          style={style}
        />
        <output
          aria-hidden
          className={cx(
            'w-11 shrink-0 rounded-md py-1.5 text-center font-semibold tabular-nums',
            value === null ? 'bg-sunken text-ink-faint' : 'bg-accent-soft text-accent-ink',
          )}
        >
          {value ?? '–'}
        </output>
      </div>
      {(minLabel || maxLabel) && (
        <div id={id} className="flex justify-between gap-6 pr-15 text-ink-soft text-sm [overflow-wrap:anywhere]">
          <span dir="auto">{minLabel}</span>
          <span dir="auto" className="text-right">
            {maxLabel}
          </span>
        </div>
      )}
    </div>
  );
}
