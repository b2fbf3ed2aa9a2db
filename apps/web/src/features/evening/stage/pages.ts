import type { Stage } from '@serendip/contract/evening';

export type Seat = Pick<Stage['seats'][number], 'room'> & { called: string; beside: string | null };

/** Width of a letter on average, in parts of the letters' size. */
const letter = 0.54;
/** Between a name and its room, and between columns. */
const gap = 3;
export const lineHeight = 1.45;

/** From this many people on the letters are smaller, so that all pages show within a few minutes. */
const many = 250;

export const letterSize = (people: number, width: number, height: number): number =>
  Math.max(14, Math.min(height * (people > many ? 0.025 : 0.036), width * 0.04));

interface Sheet {
  columns: number;
  rows: number;
}

/** How many names fit on a page: as many columns as the longest line allows. */
export function sheetFor(seats: readonly Seat[], size: number, width: number, height: number): Sheet {
  const longest = Math.max(
    1,
    ...seats.map(({ called, beside, room }) => Math.min(called.length + (beside?.length ?? 0) + room.length, 48)),
  );
  const column = (longest * letter + gap) * size;
  return {
    columns: Math.max(1, Math.floor(width / column)),
    rows: Math.max(1, Math.floor(height / (size * lineHeight))),
  };
}

/** The names of one page. All pages are equally long, so that the last one never has a single name. After it comes the first. */
export function pageAt(seats: readonly Seat[], { columns, rows }: Sheet, turn: number) {
  const pages = Math.max(1, Math.ceil(seats.length / (columns * rows)));
  const page = turn % pages;
  const from = (index: number) => Math.floor((index * seats.length) / pages);
  const shown = seats.slice(from(page), from(page + 1));
  // Columns of one length, too.
  const high = Math.ceil(shown.length / Math.ceil(shown.length / rows));
  return { page, pages, shown, high: high || 1 };
}
