import type { DisplayNames } from '../lexicon/display-names.ts';
import type { Language } from '../text/stem.ts';
import type { MatchedPair, MatchResult, Meeting } from '../types.ts';
import { readLines } from './read-lines.ts';
import { wordingsOf } from './wordings.ts';

type PairInWords = Omit<MatchedPair, 'reasons_for_a' | 'reasons_for_b'> &
  Record<'reasons_for_a' | 'reasons_for_b', string[]> &
  Record<'opener_for_a' | 'opener_for_b', string | null>;
type MeetingInWords = Omit<Meeting, 'reason_for_a' | 'reason_for_b'> & Record<'reason_for_a' | 'reason_for_b', string>;

/** A result as all its people read it in one language: for those who judge what the engine says. */
export function resultInWords(
  result: Pick<MatchResult, 'pairs' | 'meetings'>,
  names: DisplayNames,
  language: Language = 'en',
): { pairs: PairInWords[]; meetings: MeetingInWords[] } {
  const wordings = wordingsOf(names);
  return {
    pairs: result.pairs.map((pair) => {
      const [a, b] = [pair.reasons_for_a, pair.reasons_for_b].map((lines) => readLines(lines, language, wordings));
      return {
        ...pair,
        reasons_for_a: a?.reasons ?? [],
        reasons_for_b: b?.reasons ?? [],
        opener_for_a: a?.opener ?? null,
        opener_for_b: b?.opener ?? null,
      };
    }),
    meetings: result.meetings.map((meeting) => meetingInWords(meeting, names, language)),
  };
}

function meetingInWords(meeting: Meeting, names: DisplayNames, language: Language = 'en'): MeetingInWords {
  const wordings = wordingsOf(names);
  const [a, b] = [meeting.reason_for_a, meeting.reason_for_b].map((lines) => readLines(lines, language, wordings));
  return { ...meeting, reason_for_a: a?.reasons[0] ?? '', reason_for_b: b?.reasons[0] ?? '' };
}
