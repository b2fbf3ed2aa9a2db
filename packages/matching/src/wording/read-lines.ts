import { LANGUAGES, type Language } from '../text/stem.ts';
import type { MatchCategory } from '../types.ts';
import { connects, directionsOf, type OfKind } from './directions.ts';
import { askedAbout } from './phrases.ts';
import { type Mention, type Reason, withTopics } from './reason.ts';
import type { HiddenLine, ReasonLine } from './reason-line.ts';
import { type Spoken, speakTo } from './spoken.ts';
import type { Wordings } from './wordings.ts';

/** Stored lines as they are read in one language. */
export interface ReadLines {
  reasons: string[];
  opener: string | null;
  /** The directions of help that they name; null where they name none. */
  told: MatchCategory | null;
  /** They name something that connects the two. */
  connected: boolean;
}

/** Puts a match's lines in words: those that the language says, in its order. A line whose names are gone gives way. */
export function readLines(
  lines: readonly (ReasonLine | HiddenLine)[],
  language: Language,
  wordings: Wordings,
): ReadLines {
  const said = inOrder(lines, language);
  if (said.length === 0) return firstThatCanBeSaid(lines.filter(isOpen), language, wordings);
  const open = said.filter(isOpen);
  return {
    reasons: open.flatMap((line) => sentenceOf(line, language, wordings, line.said[language]?.[1] ?? 0)),
    opener: open.flatMap((line) => openerOf(line, language, wordings, line.asked?.[language]))[0] ?? null,
    ...toldBy(said),
  };
}

/** Whether the line that a language says first is hidden. */
export const beginsHidden = (lines: readonly (ReasonLine | HiddenLine)[], language: Language): boolean => {
  const [first] = inOrder(lines, language);
  return first !== undefined && !isOpen(first);
};

const isOpen = (line: ReasonLine | HiddenLine): line is ReasonLine => !('hidden' in line);

const toldBy = (lines: OfKind[]): Pick<ReadLines, 'told' | 'connected'> => ({
  told: directionsOf(lines),
  connected: connects(lines),
});

const inOrder = <Line extends Pick<ReasonLine, 'said'>>(lines: readonly Line[], language: Language): Line[] =>
  lines
    .filter(({ said }) => said[language])
    .sort((x, y) => (x.said[language]?.[0] ?? 0) - (y.said[language]?.[0] ?? 0));

/** For a language that was added after the run, or has names now that it lacked. */
function firstThatCanBeSaid(lines: readonly ReasonLine[], language: Language, wordings: Wordings): ReadLines {
  for (const line of lines) {
    const reasons = sentenceOf(line, language, wordings, 0);
    const [opener = null] = openerOf(line, language, wordings, line.asked && 0);
    if (reasons.length > 0) return { reasons, opener, ...toldBy([line]) };
  }
  return { reasons: [], opener: null, ...toldBy([]) };
}

/**
 * All that a line can show of people's words in any language, to be searched for somebody's. Of English, which inflects them, the sentence; of
 * others the topics alone, so that no word of a sentence passes for somebody's.
 */
export function everyText(line: ReasonLine, wordings: Wordings): { reason: string[]; opener: string[] } {
  const texts = { reason: sentenceOf(line, 'en', wordings, line.said.en?.[1] ?? 0), opener: [] as string[] };
  if (line.asked) texts.opener.push(...openerOf(line, 'en', wordings, line.asked.en ?? 0));
  for (const language of LANGUAGES) {
    const spoken = language === 'en' ? undefined : spokenOf(line, language, wordings);
    if (!spoken) continue;
    if (spoken.kind === 'option') texts.reason.push(spoken.text);
    withTopics(spoken, ({ words }) => texts.reason.push(words));
    const asked = line.asked && askedAbout(spoken);
    if (asked) texts.opener.push(asked.words);
  }
  return texts;
}

function sentenceOf(line: ReasonLine, language: Language, wordings: Wordings, place: number): string[] {
  const spoken = spokenOf(line, language, wordings);
  return at(spoken ? wordings[language].reason(spoken) : [], place);
}

function openerOf(line: ReasonLine, language: Language, wordings: Wordings, place: number | undefined): string[] {
  const spoken = place === undefined ? undefined : spokenOf(line, language, wordings);
  return at(spoken ? wordings[language].opener(spoken) : [], place ?? 0);
}

const at = (wordings: string[], place: number): string[] => {
  const one = wordings[place % Math.max(1, wordings.length)];
  return one === undefined ? [] : [one];
};

const spokenOf = (line: ReasonLine, language: Language, { names }: Wordings): Reason<Spoken> | undefined =>
  withTopics(line as Reason<Mention>, speakTo(language, line.writes, names));
