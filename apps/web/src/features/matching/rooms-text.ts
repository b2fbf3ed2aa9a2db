import { roomSizes } from '@serendip/matching/room-sizes';

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const inWords = (count: number): string => words[count - 1] ?? String(count);
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How people are spread over rooms: 'Four rooms of 5, one of 4'. Empty without people. */
export function roomsText(people: number, roomSize: number): string {
  const sizes = roomSizes(people, roomSize);
  const [most] = sizes;
  if (most === undefined) return '';
  const large = sizes.filter((size) => size === most).length;
  const small = sizes.length - large;
  const first = `${capitalised(inWords(large))} ${large === 1 ? 'room' : 'rooms'} of ${most}`;
  return small === 0 ? first : `${first}, ${inWords(small)} of ${most - 1}`;
}
