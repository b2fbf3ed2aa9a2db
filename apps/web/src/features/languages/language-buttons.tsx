import { type Language, languageNames, languages } from '@serendip/texts/languages';
import { cx } from '../../lib/cx.ts';

interface Props {
  /** The accessible name of the group. */
  label: string;
  chosen: Language | null;
  onChoose: (language: Language | null) => void;
  disabled?: boolean;
  /** The label of no choice; without it, there is always one. */
  none?: string;
  /** Sits beside quiet links, not in a form. */
  quiet?: boolean;
}

const look =
  'inline-flex min-h-11 items-center rounded-md border px-3 font-semibold text-sm transition aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft aria-[current=true]:text-accent-ink forced-colors:aria-[current=true]:border-[Highlight]';

/** A button for each language, named in itself. */
export function LanguageButtons({ label, chosen, onChoose, disabled = false, none, quiet = false }: Props) {
  const button = (language: Language | null, name: string) => (
    <button
      key={language}
      type="button"
      lang={language ?? undefined}
      data-language={language ?? 'none'}
      aria-current={chosen === language}
      // Stays focusable while it is sent, so that the focus is not lost.
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && chosen !== language && onChoose(language)}
      className={cx(
        look,
        quiet ? 'border-transparent text-ink-soft hover:text-ink' : 'border-line bg-surface hover:bg-hover',
      )}
    >
      {name}
    </button>
  );
  return (
    <fieldset aria-label={label} className={cx('flex min-w-0 flex-wrap gap-1.5', quiet && '-mx-3 gap-0')}>
      {none !== undefined && button(null, none)}
      {languages.map((language) => button(language, languageNames[language]))}
    </fieldset>
  );
}
