import type { Lexicon } from '../lexicon/lexicon.ts';
import { stem } from '../text/stem.ts';
import { tokenise } from '../text/tokens.ts';
import type { EventSnapshot, MatchResult, Meeting, Quote, QuotedMeeting, QuotedResult } from '../types.ts';

/** Words of the sentences themselves: to share one with a topic is no quotation. */
const FRAME = new Set(
  'ask both could does have help know learn like likes look looking need offer say talk teach them they want you your'.split(
    ' ',
  ),
);

interface Sought {
  topic: number;
  shown: boolean;
  lang: string | null;
  /** Stems of the words that tell what it is about. */
  stems: Set<string>;
  whole: string;
}

/**
 * Marks each line that holds words of an own topic of one of its two people, so that it can be hidden when the topic goes.
 * A line counts that holds any telling word of a topic: rather one line hidden too many than one too few.
 */
export function withQuotes(result: MatchResult, snapshot: EventSnapshot, lexicon: Lexicon): QuotedResult {
  const find = quoteFinder(snapshot, lexicon);
  const pairs = result.pairs.map((pair) => {
    const lines = (side: 'a' | 'b'): [string, string | null][] => [
      ...pair[`reasons_for_${side}`].map((text, at): [string, string] => [`${side}${at}`, text]),
      [`${side}o`, pair[`opener_for_${side}`]],
    ];
    return { ...pair, quotes: find(pair, [...lines('a'), ...lines('b')]) };
  });
  return { ...result, pairs, meetings: meetingsWith(find, result.meetings) };
}

/** The same for lines that were found for people who meet because a plan changed. */
export const quotedMeetings = (meetings: Meeting[], snapshot: EventSnapshot, lexicon: Lexicon): QuotedMeeting[] =>
  meetingsWith(quoteFinder(snapshot, lexicon), meetings);

type Find = (two: { a: string; b: string }, lines: [string, string | null][]) => Quote[];

const meetingsWith = (find: Find, meetings: Meeting[]): QuotedMeeting[] =>
  meetings.map((meeting) => {
    const lines: [string, string | null][] = [
      ['a0', meeting.reason_for_a],
      ['b0', meeting.reason_for_b],
    ];
    return { ...meeting, quotes: find(meeting, lines) };
  });

function quoteFinder(snapshot: EventSnapshot, lexicon: Lexicon): Find {
  const sought = new Map(snapshot.participants.map((person) => [person.id, soughtOf(person, lexicon)]));
  return ({ a, b }, lines) => {
    const topics = [...(sought.get(a) ?? []), ...(sought.get(b) ?? [])];
    if (topics.length === 0) return [];
    return lines.flatMap(([line, text]) => {
      if (!text) return [];
      const stems = new Set(tokenise(text).map(({ word }) => stem(word, 'en')));
      const plain = plainly(text);
      return topics
        .filter((one) => plain.includes(one.whole) || [...one.stems].some((word) => stems.has(word)))
        .map(({ topic, shown, lang }) => ({ line, topic, shown, lang }));
    });
  };
}

/** Between blanks, so that 'it' is not found in 'with'. Writing without blanks is one word. */
const plainly = (text: string): string =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

function soughtOf({ topics, answers }: EventSnapshot['participants'][number], lexicon: Lexicon): Sought[] {
  return (topics ?? []).flatMap(({ mark, state, role, phrase, shown = false }) => {
    if (mark === undefined || state !== 'own' || role === 'avoid') return [];
    const words = tokenise(phrase).map(({ word }) => word);
    const telling = words.filter((word) => word.length > 2 && !lexicon.functionWords.has(word) && !FRAME.has(word));
    const stems = new Set(telling.map((word) => stem(word, 'en')));
    const texts = Object.values(answers).filter((answer) => typeof answer === 'string');
    return [
      {
        topic: mark,
        shown,
        lang: languageOf(phrase, lexicon) ?? languageOf(texts.join('\n'), lexicon),
        stems,
        whole: plainly(phrase),
      },
    ];
  });
}

/** Null where the small words of a text do not tell. */
function languageOf(text: string, lexicon: Lexicon): string | null {
  const words = tokenise(text);
  const language = lexicon.languages.detect(words, 'en');
  return language === lexicon.languages.detect(words, 'de') ? language : null;
}
