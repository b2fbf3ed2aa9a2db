import { seededRandom } from '@serendip/cover/seeded-random';
import { useState } from 'react';
import { cx } from '../lib/cx.ts';

interface Props {
  initials: string;
  /** Decides the colour: the same seed always has the same colour. */
  seed: string;
  size?: keyof typeof sizes;
  /** The address of a picture to show instead. */
  picture?: string | null | undefined;
}

const sizes = { sm: 'size-8', md: 'size-11', lg: 'size-16' };

/** A picture, or initials on a colour. Decorative: the name is beside it. */
export function Avatar({ picture, ...rest }: Props) {
  // An address stops working when its reader may not see the picture any more.
  const [broken, setBroken] = useState<string | null>(null);
  if (!picture || broken === picture) return <Initials {...rest} />;
  const { size = 'md' } = rest;
  return (
    <img
      src={size === 'lg' ? picture : `${picture}?size=small`}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(picture)}
      className={cx('shrink-0 select-none rounded-full bg-sunken object-cover', sizes[size])}
    />
  );
}

function Initials({ initials, seed, size = 'md' }: Omit<Props, 'picture'>) {
  const hue = Math.round(seededRandom(seed)() * 24) * 15;
  return (
    <svg
      viewBox="0 0 44 44"
      aria-hidden
      focusable="false"
      className={cx('shrink-0 select-none rounded-full', sizes[size])}
    >
      <rect width="44" height="44" fill={`light-dark(oklch(0.9 0.065 ${hue}), oklch(0.38 0.075 ${hue}))`} />
      <text
        x="22"
        y="22.5"
        textAnchor="middle"
        dominantBaseline="central"
        className="font-bold font-sans text-base"
        fill={`light-dark(oklch(0.36 0.1 ${hue}), oklch(0.93 0.05 ${hue}))`}
      >
        {initials}
      </text>
    </svg>
  );
}
