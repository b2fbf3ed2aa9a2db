import type { MatchCategory, MatchFit, TopicQuote } from '@serendip/contract/matching';
import { beginsHidden, readLines } from '@serendip/matching/wording/read-lines';
import type { Language } from '@serendip/texts/languages';
import type { Ctx } from '../../context.ts';
import type { LineInRoom, PairRead } from './stored.ts';

/** A pair in words. */
export interface PairInWords {
  /** Null once one of the two has deleted the account. */
  reasons: string[] | null;
  opener: string | null;
  quotes: TopicQuote[];
  /** The directions that the lines tell; null for sentences of runs from before. */
  told: { category: MatchCategory | null; connected: boolean } | null;
}

export interface RoomLineInWords {
  reason: string;
  fit: MatchFit | null;
  quotes: TopicQuote[];
}

/** Puts stored reasons in words, for a reader's language. */
export interface ReasonReader {
  language: Language;
  pair(read: PairRead): PairInWords;
  /** Of null, no line. */
  inRoom(line: LineInRoom | null): RoomLineInWords;
}

export function reasonReader({ wordings }: Pick<Ctx, 'wordings'>, language: Language): ReasonReader {
  const pair = ({ reasons, lines, opener, quotes }: PairRead): PairInWords => {
    if (!lines?.length) return { reasons, opener, quotes, told: null };
    const read = readLines(lines, language, wordings);
    return { ...read, quotes, told: { category: read.told, connected: read.connected } };
  };
  /** Undefined where something else may be read instead. */
  const ofMeeting = ({ reason, lines }: LineInRoom): string | undefined => {
    if (reason !== null) return reason;
    if (!lines?.length || beginsHidden(lines, language)) return undefined;
    return readLines(lines, language, wordings).reasons[0] ?? '';
  };
  return {
    language,
    pair,
    inRoom(line) {
      const own = line && ofMeeting(line);
      if (line?.pair && own === undefined) {
        const { reasons, quotes } = pair(line.pair.read);
        return { reason: reasons?.[0] ?? '', fit: line.pair.fit, quotes };
      }
      return { reason: own ?? '', fit: line?.fit ?? null, quotes: line?.quotes ?? [] };
    },
  };
}
