import { LANGUAGES, type Language } from '../text/stem.ts';
import type { ReasonLine } from '../wording/reason-line.ts';

/** The lines of two listed people who share a room: in each language their match's first one, where it has one. */
export function linesInRoom(ofMatch: ReasonLine[], ofMeeting: ReasonLine[]): ReasonLine[] {
  const matched = LANGUAGES.filter((language) => ofMatch.some((line) => isFirst(line, language)));
  const others = LANGUAGES.filter((language) => !matched.includes(language));
  return [...firstIn(matched, ofMatch), ...firstIn(others, ofMeeting)];
}

const isFirst = ({ said }: ReasonLine, language: Language): boolean => said[language]?.[0] === 0;

/** The first lines in these languages, without openers. */
const firstIn = (languages: Language[], lines: ReasonLine[]): ReasonLine[] =>
  lines.flatMap(({ asked: _, ...line }): ReasonLine[] => {
    const first = languages.filter((language) => isFirst(line, language));
    if (first.length === 0) return [];
    return [{ ...line, said: Object.fromEntries(first.map((language) => [language, line.said[language]])) }];
  });
