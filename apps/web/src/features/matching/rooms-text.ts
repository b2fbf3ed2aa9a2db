import { roomSizes } from '@serendip/matching/room-sizes';
import { texts } from '../../language/texts.ts';

const t = texts('matching');

/** How people are spread over rooms: 'Four rooms of 5, one of 4'. Empty without people. */
export function roomsText(people: number, roomSize: number): string {
  const sizes = roomSizes(people, roomSize);
  const [most] = sizes;
  if (most === undefined) return '';
  const large = sizes.filter((size) => size === most).length;
  const small = sizes.length - large;
  return small === 0
    ? t('rooms', { large, most: String(most) })
    : t('roomsOfTwoSizes', { large, most: String(most), small, fewer: String(most - 1) });
}
