import { cx } from '../../lib/cx.ts';
import { passwordStrength } from './password-rules.ts';

const looks = {
  'Too short': { bars: 1, colour: 'bg-negative', text: 'text-negative-ink' },
  Fair: { bars: 2, colour: 'bg-caution', text: 'text-caution-ink' },
  Strong: { bars: 3, colour: 'bg-positive', text: 'text-positive-ink' },
};

/** 'Too short', 'Fair' or 'Strong', with three bars. */
export function StrengthHint({ password }: { password: string }) {
  const strength = passwordStrength(password);
  const { bars, colour, text } = looks[strength];
  return (
    <div aria-live="polite">
      {password && (
        <div className="flex items-center gap-3">
          <span aria-hidden className="grid flex-1 grid-cols-3 gap-1">
            {[1, 2, 3].map((bar) => (
              <span key={bar} className={cx('h-1.5 rounded-full transition', bar <= bars ? colour : 'bg-hover')} />
            ))}
          </span>
          <span className={cx('font-semibold text-sm', text)}>
            <span className="sr-only">Password strength: </span>
            <span>{strength}</span>
          </span>
        </div>
      )}
    </div>
  );
}
