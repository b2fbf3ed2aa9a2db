import { texts } from '../language/texts.ts';
import { cx } from '../lib/cx.ts';

const t = texts('ui');

interface Props {
  /** UTF-16 units, as `text.length` counts. */
  count: number;
  max: number;
  /** Warns above this count. By default it never warns. */
  warnAbove?: number;
}

/** 'n/2000 characters', and near the limit '{n} characters remaining'. */
export function CharacterCount({ count, max, warnAbove = Number.POSITIVE_INFINITY }: Props) {
  const warns = count > warnAbove;
  return (
    <p
      aria-live={warns ? 'polite' : 'off'}
      className={cx(
        'text-right text-xs tabular-nums',
        warns ? 'font-semibold text-caution-ink' : 'text-ink-faint',
        count > max && 'text-negative-ink',
      )}
    >
      {warns
        ? t('charactersLeft', { count: max - count })
        : t('charactersOf', { count: String(count), max: String(max) })}
    </p>
  );
}
