import { memo } from 'react';
import { cx } from '../../lib/cx.ts';
import { type CoverShape, type CoverTile, designCover, type Tile } from './cover-design.ts';

/** The shapes on a tile of 10 by 10. */
const figures: Record<Tile, string> = {
  quarter: 'M0 0H10A10 10 0 0 1 0 10Z',
  half: 'M0 0H10A5 5 0 0 1 0 0Z M0 10A5 5 0 0 1 10 10Z',
  dot: 'M5 1.6A3.4 3.4 0 1 1 5 8.4A3.4 3.4 0 1 1 5 1.6Z',
  ring: 'M5 0A5 5 0 1 1 5 10A5 5 0 1 1 5 0ZM5 2.8A2.2 2.2 0 1 0 5 7.2A2.2 2.2 0 1 0 5 2.8Z',
  plain: '',
};

const place = ({ column, row, turns }: CoverTile) => `translate(${column * 10} ${row * 10}) rotate(${turns * 90} 5 5)`;
const keyOf = ({ column, row }: CoverTile) => `${column}-${row}`;

interface Props {
  name: string;
  shape?: CoverShape;
  /** Sets the size. */
  className?: string;
}

/** A decorative picture made from an event's name. Its class sets the size. */
export const EventCover = memo(function EventCover({ name, shape = 'wide', className }: Props) {
  const { columns, rows, tiles } = designCover(name, shape);
  return (
    <div aria-hidden className={cx('overflow-hidden', className)}>
      <svg
        viewBox={`0 0 ${columns * 10} ${rows * 10}`}
        preserveAspectRatio="xMidYMid slice"
        className="block size-full dark:brightness-[0.82] dark:saturate-[0.95]"
        focusable="false"
        aria-hidden
      >
        {/* The backgrounds lie below all shapes and overlap a little, so that no gaps show. */}
        {tiles.map((cell) => (
          <rect
            key={keyOf(cell)}
            x="-0.04"
            y="-0.04"
            width="10.08"
            height="10.08"
            fill={cell.ground}
            transform={place(cell)}
          />
        ))}
        {tiles.map((cell) => (
          <path key={keyOf(cell)} d={figures[cell.tile]} fill={cell.figure} transform={place(cell)} />
        ))}
      </svg>
    </div>
  );
});
