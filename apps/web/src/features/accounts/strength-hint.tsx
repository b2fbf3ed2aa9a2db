import { texts } from '../../language/texts.ts';
import { cx } from '../../lib/cx.ts';
import { passwordStrength } from './password-rules.ts';

const t = texts('accounts');

const looks = {
  'Too short': { name: 'strength.short', bars: 1, colour: 'bg-negative', text: 'text-negative-ink' },
  Fair: { name: 'strength.fair', bars: 2, colour: 'bg-caution', text: 'text-caution-ink' },
  Strong: { name: 'strength.strong', bars: 3, colour: 'bg-positive', text: 'text-positive-ink' },
} as const;

/** 'Too short', 'Fair' or 'Strong', with three bars. */
export function StrengthHint({ password }: { password: string }) {
  const { name, bars, colour, text } = looks[passwordStrength(password)];
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
            <span className="sr-only">{`${t('strength.label')} `}</span>
            <span>{t(name)}</span>
          </span>
        </div>
      )}
    </div>
  );
}
