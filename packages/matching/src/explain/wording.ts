/** Sentences are short enough to be read out between two people. */
export const MOST_WORDS = 14;
export const MOST_WORDS_TO_OPEN = 12;

const countOf = (text: string): number => text.split(/\s+/).length;

/** One of the wordings of equal meaning that are short enough; where none is, the shortest of them and of one that says less. */
export function one(turn: number, wordings: string[], most = MOST_WORDS, less: string[] = []): string {
  const fitting = wordings.filter((text) => countOf(text) <= most);
  if (fitting.length > 0) return fitting[turn % fitting.length] as string;
  return [...wordings, ...less].reduce((best, text) => (countOf(text) < countOf(best) ? text : best));
}
