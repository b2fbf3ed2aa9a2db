import { Check } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { cx } from '../../lib/cx.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';

const t = texts('eventWizard');

interface Props {
  names: readonly string[];
  /** Starts at 0. */
  step: number;
}

export const stepHeadingId = 'wizard-step';

/**
 * The progress through the steps. The current step's name is the heading, which gets the focus when the step changes.
 */
export const StepHeader = ({ names, step }: Props) => (
  <div className="mb-6 grid gap-3 sm:mb-8">
    <ProgressBar
      label={t('progress')}
      value={((step + 1) / names.length) * 100}
      valueText={t('step', { number: String(step + 1), all: String(names.length) })}
    />
    <ol className="grid grid-cols-3 gap-2">
      {names.map((name, index) => (
        <li
          key={name}
          aria-current={index === step ? 'step' : undefined}
          className={cx(
            'flex items-start gap-2 text-sm max-sm:flex-col max-sm:items-center max-sm:gap-1 max-sm:text-center max-sm:text-xs',
            index === 1 && 'justify-center',
            index === 2 && 'justify-end',
            index > step && 'text-ink-faint',
          )}
        >
          <span
            aria-hidden
            className={cx(
              'grid size-6 shrink-0 place-items-center rounded-full font-semibold text-xs tabular-nums',
              index < step && 'bg-accent-soft text-accent-ink',
              index === step && 'bg-accent text-on-accent',
              index > step && 'bg-hover text-ink-faint',
            )}
          >
            {index < step ? <Check size={14} strokeWidth={3} /> : index + 1}
          </span>
          {index === step ? (
            <h2 id={stepHeadingId} tabIndex={-1} className="font-semibold text-ink sm:leading-6">
              {name}
            </h2>
          ) : (
            <span className="sm:leading-6">{name}</span>
          )}
        </li>
      ))}
    </ol>
  </div>
);
