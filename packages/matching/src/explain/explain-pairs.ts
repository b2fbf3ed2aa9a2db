import { hashOf } from '../canonical-order.ts';
import { percentageOf } from '../score/percentage-of.ts';
import { LANGUAGES } from '../text/stem.ts';
import type { MatchCategory, MatchFit, Meeting } from '../types.ts';
import { WEIGHTS } from '../weights.ts';
import { connects, directionsOf } from '../wording/directions.ts';
import type { Reason } from '../wording/reason.ts';
import type { ReasonLine } from '../wording/reason-line.ts';
import type { Spoken } from '../wording/spoken.ts';
import { type Wordings, wordingsOf } from '../wording/wordings.ts';
import type { Explaining } from './explaining.ts';
import { findReasons, findStart } from './find-reasons.ts';
import { Lines } from './lines.ts';
import { Pair } from './pair.ts';

/** A match as one of its two people reads it. */
export interface Explanation {
  lines: ReasonLine[];
  fit: MatchFit;
  /** The directions that the reasons name; null where they name none. */
  told: MatchCategory | null;
  /** They name something that connects the two. */
  connected: boolean;
}

/** So often one wording stands among a person's matches. */
const MOST_ALIKE = 2;

/**
 * Explains matches, the best first: people who read one thing of three others read it in other words the third time, in every language.
 * Keep one for all matches of an event.
 */
export class Explainer {
  private readonly explaining: Explaining;
  private readonly wordings: Wordings;
  private readonly read = new Map<string, number>();

  constructor(explaining: Explaining) {
    this.explaining = explaining;
    this.wordings = wordingsOf(explaining.lexicon.displayNames);
  }

  /** @param seed the same for the same two people */
  explain(reader: number, other: number, percentage: number, seed: string): Explanation {
    const turn = hashOf(seed);
    const pair = new Pair(reader, other, this.explaining);
    const lines = new Lines(this.explaining.writes[reader] ?? null);
    let english: Reason<Spoken>[] = [];
    for (const language of LANGUAGES) {
      const wording = this.wordings[language];
      const by = `${language} ${reader}`;
      const told = findReasons(pair, language).flatMap((reason) => {
        const chosen = this.choose(by, wording.reason(reason), reason.kind === 'plain' ? turn : 0);
        return chosen === undefined ? [] : [{ reason, chosen }];
      });
      told.forEach(({ reason, chosen }, place) => {
        lines.say(language, reason, place, chosen);
      });
      const [asked] = told;
      const opener = asked && this.choose(by, wording.opener(asked.reason), 0);
      if (asked && opener !== undefined) lines.ask(language, asked.reason, opener);
      if (language === 'en') english = told.map(({ reason }) => reason);
    }
    return {
      lines: lines.all,
      fit: fitOf(english, percentage),
      told: directionsOf(english),
      connected: connects(english),
    };
  }

  /** Both lines of two people who share a room, whether or not they are listed, and how strong the fit of each is. */
  meeting(i: number, j: number, ids: readonly string[]): Meeting {
    const [a, b] = (ids[i] as string) < (ids[j] as string) ? [i, j] : [j, i];
    const [idA, idB] = [ids[a] as string, ids[b] as string];
    const seed = `${idA} ${idB}`;
    const percentage = percentageOf(this.explaining.scores.score(a, b));
    const [forA, forB] = [this.start(a, b, seed), this.start(b, a, seed)];
    return {
      a: idA,
      b: idB,
      reason_for_a: forA.lines,
      reason_for_b: forB.lines,
      fit_for_a: fitOf(forA.english, percentage),
      fit_for_b: fitOf(forB.english, percentage),
    };
  }

  /** One line a language; none where there is nothing to start from. */
  private start(reader: number, other: number, seed: string): { lines: ReasonLine[]; english: Reason<Spoken>[] } {
    const pair = new Pair(reader, other, this.explaining);
    const lines = new Lines(this.explaining.writes[reader] ?? null);
    let english: Reason<Spoken>[] = [];
    for (const language of LANGUAGES) {
      const found = findReasons(pair, language);
      const [first] = found;
      const reason = first && connects([first]) ? first : findStart(pair, language);
      const wordings = reason ? this.wordings[language].reason(reason) : [];
      const turn = reason?.kind === 'plain' ? hashOf(seed) % Math.max(1, wordings.length) : 0;
      if (reason && wordings.length > 0) lines.say(language, reason, 0, turn);
      if (language === 'en') english = found;
    }
    return { lines: lines.all, english };
  }

  /** A wording that the reader has not read twice already, by its place. */
  private choose(reader: string, wordings: string[], turn: number): number | undefined {
    for (let at = 0; at < wordings.length; at++) {
      const place = (turn + at) % wordings.length;
      const key = `${reader} ${wordings[place]}`;
      const times = this.read.get(key) ?? 0;
      if (times >= MOST_ALIKE) continue;
      this.read.set(key, times + 1);
      return place;
    }
    return undefined;
  }
}

/** How strongly a match is said, the same in every language. */
function fitOf(reasons: Reason<Spoken>[], percentage: number): MatchFit {
  const has = (...kinds: Reason<Spoken>['kind'][]): boolean => reasons.some(({ kind }) => kinds.includes(kind));
  if (has('plain', 'together')) return percentage >= WEIGHTS.strongFit ? 'strong' : 'good';
  return has('half') ? 'good' : 'hello';
}
