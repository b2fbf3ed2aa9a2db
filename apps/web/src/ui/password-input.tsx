import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { texts } from '../language/texts.ts';
import { cx } from '../lib/cx.ts';
import { inputStyle } from './input-style.ts';

const t = texts('ui');

/** A password input with a button that shows the characters. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={cx(inputStyle, 'pr-12', className)}
      />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        aria-pressed={shown}
        aria-label={t('showCharacters')}
        className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-md text-ink-faint transition hover:text-ink"
      >
        <Icon size={18} aria-hidden />
      </button>
    </div>
  );
}
