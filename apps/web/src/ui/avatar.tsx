import { cx } from '../lib/cx.ts';
import { seededRandom } from '../lib/seeded-random.ts';

interface Props {
  initials: string;
  /** What decides the colour; the same seed keeps its colour for ever. */
  seed: string;
  size?: 'sm' | 'md' | 'lg';
}

const sizes = { sm: 'size-8 text-xs', md: 'size-11 text-sm', lg: 'size-16 text-xl' };

/** Initials on a colour of their own. Decorative: the name stands beside it. */
export function Avatar({ initials, seed, size = 'md' }: Props) {
  const hue = Math.round(seededRandom(seed)() * 24) * 15;
  return (
    <span
      aria-hidden
      className={cx('inline-flex shrink-0 select-none items-center justify-center rounded-full font-bold', sizes[size])}
      style={{
        background: `light-dark(oklch(0.9 0.065 ${hue}), oklch(0.38 0.075 ${hue}))`,
        color: `light-dark(oklch(0.36 0.1 ${hue}), oklch(0.93 0.05 ${hue}))`,
      }}
    >
      {initials}
    </span>
  );
}
