import type { Lexicon } from '../lexicon/lexicon.ts';
import { stem } from '../text/stem.ts';
import { tokenise } from '../text/tokens.ts';
import type { EventSnapshot, MatchResult, Meeting, Quote, QuotedMeeting, QuotedResult } from '../types.ts';
import { everyText } from '../wording/read-lines.ts';
import type { ReasonLine } from '../wording/reason-line.ts';
import { type Wordings, wordingsOf } from '../wording/wordings.ts';

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
  const textsOf = textsIn(wordingsOf(lexicon.displayNames));
  const pairs = result.pairs.map((pair) => {
    const lines = () => [...textsOf('a', pair.reasons_for_a), ...textsOf('b', pair.reasons_for_b)];
    return { ...pair, quotes: find(pair, lines) };
  });
  return { ...result, pairs, meetings: meetingsWith(find, textsOf, result.meetings) };
}

/** The same for lines that were found for people who meet because a plan changed. */
export const quotedMeetings = (meetings: Meeting[], snapshot: EventSnapshot, lexicon: Lexicon): QuotedMeeting[] =>
  meetingsWith(quoteFinder(snapshot, lexicon), textsIn(wordingsOf(lexicon.displayNames)), meetings);

/** The name of a line, and a text that somebody can read there. */
type LineText = [line: string, text: string];
type Find = (two: { a: string; b: string }, lines: () => LineText[]) => Quote[];
type TextsOf = (side: 'a' | 'b', lines: ReasonLine[]) => LineText[];

const meetingsWith = (find: Find, textsOf: TextsOf, meetings: Meeting[]): QuotedMeeting[] =>
  meetings.map((meeting) => ({
    ...meeting,
    quotes: find(meeting, () => [...textsOf('a', meeting.reason_for_a), ...textsOf('b', meeting.reason_for_b)]),
  }));

const textsIn =
  (wordings: Wordings): TextsOf =>
  (side, lines) =>
    lines.flatMap((line, at) => {
      const { reason, opener } = everyText(line, wordings);
      return [
        ...reason.map((text): LineText => [`${side}${at}`, text]),
        ...opener.map((text): LineText => [`${side}${at}o`, text]),
      ];
    });

function quoteFinder(snapshot: EventSnapshot, lexicon: Lexicon): Find {
  const sought = new Map(snapshot.participants.map((person) => [person.id, soughtOf(person, lexicon)]));
  return ({ a, b }, lines) => {
    const topics = [...(sought.get(a) ?? []), ...(sought.get(b) ?? [])];
    if (topics.length === 0) return [];
    const quotes = lines().flatMap(([line, text]) => {
      const stems = new Set(tokenise(text).map(({ word }) => stem(word, 'en')));
      const plain = plainly(text);
      return topics
        .filter((one) => plain.includes(one.whole) || [...one.stems].some((word) => stems.has(word)))
        .map(({ topic, shown, lang }): [string, Quote] => [`${line} ${topic}`, { line, topic, shown, lang }]);
    });
    return [...new Map(quotes).values()];
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
