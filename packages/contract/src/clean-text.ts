// A browser's text area makes line feeds of the first two; the others are line breaks of word processors.
const lineBreak = /\r\n?|[\v\f\u0085]/g;
/** All control characters but line feed and tab. NUL is refused before. */
const control = /[^\P{Cc}\n\t]/gu;

/** Every line break is a line feed, and of the other control characters only the tab stays: they show nothing. */
export const withoutControls = (text: string): string => text.replaceAll(lineBreak, '\n').replaceAll(control, '');

/**
 * The line and paragraph separators of Unicode break a line, too. A match begins only where blanks begin: from within a long run of them,
 * each letter would look at all the rest, and one text of 128 kB would hold a server for a minute.
 */
const breakInLine = /(?<![ \t])[ \t]*[\n\u2028\u2029][\s\u2028\u2029]*/g;

/** A blank for each line break, with the white space around it. */
export const inOneLine = (text: string): string => text.replaceAll(breakInLine, ' ');

const direction = /[\u202a-\u202e\u2066-\u2069]/g;
/** No text of one line has as many on purpose. Beyond it none is looked at: megabytes of them would hold a server for seconds. */
const mostDirections = 100;
/** The marks of directions, and the ends of the lines in which they count. */
const directionOrLine = /[\n\u202a-\u202e\u2066-\u2069]/g;
const embedding = /[\u202a\u202b\u202d\u202e]/;
const isolate = /[\u2066-\u2068]/;
const closesEmbedding = '\u202c';
const closesIsolate = '\u2069';

/**
 * Drops characters that open a direction nobody closes on the same line, or close one that nobody opened: they would turn
 * around what a screen shows after the text. Those in pairs stay.
 */
export function withoutLoneDirections(text: string): string {
  /** The open direction marks, outermost first, and how many of them are isolates. */
  const open: { at: number; isIsolate: boolean }[] = [];
  let isolates = 0;
  const dropped = new Set<number>();
  const close = (isLone: boolean) => {
    const last = open.pop();
    if (!last) return undefined;
    if (isLone) dropped.add(last.at);
    if (last.isIsolate) isolates -= 1;
    return last;
  };
  const closeAll = () => {
    while (close(true));
  };
  let directions = 0;
  for (const { 0: unit, index: at } of text.matchAll(directionOrLine)) {
    if (unit !== '\n') directions += 1;
    if (directions > mostDirections) return text.replaceAll(direction, '');
    if (unit === '\n') closeAll();
    else if (embedding.test(unit)) open.push({ at, isIsolate: false });
    else if (isolate.test(unit)) {
      open.push({ at, isIsolate: true });
      isolates += 1;
    } else if (unit === closesEmbedding) {
      if (open.at(-1)?.isIsolate === false) close(false);
      else dropped.add(at);
    } else if (unit === closesIsolate) {
      // It closes the innermost isolate, and with it what was opened within.
      if (isolates === 0) dropped.add(at);
      else {
        while (open.at(-1)?.isIsolate === false) close(true);
        close(false);
      }
    }
  }
  closeAll();
  return dropped.size === 0
    ? text
    : text.replaceAll(directionOrLine, (unit, at: number) => (dropped.has(at) ? '' : unit));
}
