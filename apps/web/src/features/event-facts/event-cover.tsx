import { cssColour } from '@serendip/cover/colour';
import { type CoverShape, type CoverTile, designCover } from '@serendip/cover/design-cover';
import { figures } from '@serendip/cover/figures';
import { memo } from 'react';
import { cx } from '../../lib/cx.ts';

const place = ({ column, row, turns }: CoverTile) => `translate(${column * 10} ${row * 10}) rotate(${turns * 90} 5 5)`;
const keyOf = ({ column, row }: CoverTile) => `${column}-${row}`;

interface Props {
  name: string;
  /** The host's picture, which takes the place of the drawn one. */
  picture?: string | null;
  shape?: CoverShape;
  /** Sets the size. */
  className?: string;
}

/** A decorative picture: the host's, or one made from the event's name. Its class sets the size. */
export const EventCover = memo(function EventCover({ name, picture = null, shape = 'wide', className }: Props) {
  if (picture !== null) return <img src={picture} alt="" className={cx('object-cover', className)} />;
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
            fill={cssColour(cell.ground)}
            transform={place(cell)}
          />
        ))}
        {tiles.map((cell) => (
          <path key={keyOf(cell)} d={figures[cell.tile].path} fill={cssColour(cell.figure)} transform={place(cell)} />
        ))}
      </svg>
    </div>
  );
});
