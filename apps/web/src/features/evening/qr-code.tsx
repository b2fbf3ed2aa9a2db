import { encode } from 'uqr';
import { cx } from '../../lib/cx.ts';

/** Light modules around the code, so that cameras find it. */
const border = 2;

interface Props {
  address: string;
  /** Its use, for screen readers. */
  label: string;
  className?: string;
}

/** An address to scan. Dark on white in every theme, as cameras expect it. */
export function QrCode({ address, label, className }: Props) {
  const { data, size } = encode(address, { ecc: 'M', border });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={cx('rounded-md', className)}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
