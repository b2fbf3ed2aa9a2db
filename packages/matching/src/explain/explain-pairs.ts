import { hashOf } from '../canonical-order.ts';
import { percentageOf } from '../score/percentage-of.ts';
import type { MatchCategory, MatchFit, Meeting } from '../types.ts';
import { WEIGHTS } from '../weights.ts';
import type { Explaining } from './explaining.ts';
import { findReasons, findStart } from './find-reasons.ts';
import type { Direction, Reason } from './reason.ts';
import { englishWording, type Wording } from './word-reasons.ts';

/** A match as one of its two people reads it. */
export interface Explanation {
  reasons: string[];
  /** A first question; null where there is nothing to ask. */
  opener: string | null;
  fit: MatchFit;
  /** The directions that the reasons name; null where they name none. */
  told: MatchCategory | null;
  /** They name something that connects the two. */
  connected: boolean;
}

/** So often one wording stands among a person's matches. */
const MOST_ALIKE = 2;

/**
 * Words matches, the best first: who reads one thing of three people reads it in other words the third time. Keep one for all
 * matches of an event.
 */
export class Explainer {
  private readonly explaining: Explaining;
  private readonly wording: Wording;
  private readonly read = new Map<string, number>();

  constructor(explaining: Explaining) {
    this.explaining = explaining;
    this.wording = englishWording(explaining.lexicon);
  }

  /** @param seed the same for the same two people */
  explain(reader: number, other: number, percentage: number, seed: string): Explanation {
    const turn = hashOf(seed);
    const found = findReasons(reader, other, this.explaining);
    const worded = found.flatMap((reason) => {
      const sentence = this.choose(reader, this.wording.reason(reason), reason.kind === 'plain' ? turn : 0);
      return sentence === undefined ? [] : [{ reason, sentence }];
    });
    const told = worded.map(({ reason }) => reason);
    const asked = told[0];
    return {
      reasons: worded.map(({ sentence }) => sentence),
      opener: (asked && this.choose(reader, this.wording.opener(asked), 0)) ?? null,
      fit: fitOf(told, percentage),
      told: directionsOf(told),
      connected: told.some(({ kind }) => kind !== 'talk' && kind !== 'does'),
    };
  }

  /** One line for two who share a room, whether or not they are listed; empty where there is nothing to start from. */
  private start(found: Reason[], reader: number, other: number, seed: string): string {
    const [first] = found;
    const strong = first && first.kind !== 'talk' && first.kind !== 'does' ? first : undefined;
    const reason = strong ?? findStart(reader, other, this.explaining);
    const wordings = reason ? this.wording.reason(reason) : [];
    const turn = reason?.kind === 'plain' ? hashOf(seed) % Math.max(1, wordings.length) : 0;
    return wordings[turn] ?? '';
  }

  /** Both lines of two people who share a room, and how strong the fit of each is. */
  meeting(i: number, j: number, ids: readonly string[]): Meeting {
    const [a, b] = (ids[i] as string) < (ids[j] as string) ? [i, j] : [j, i];
    const [idA, idB] = [ids[a] as string, ids[b] as string];
    const seed = `${idA} ${idB}`;
    const percentage = percentageOf(this.explaining.scores.score(a, b));
    const [forA, forB] = [findReasons(a, b, this.explaining), findReasons(b, a, this.explaining)];
    return {
      a: idA,
      b: idB,
      reason_for_a: this.start(forA, a, b, seed),
      reason_for_b: this.start(forB, b, a, seed),
      fit_for_a: fitOf(forA, percentage),
      fit_for_b: fitOf(forB, percentage),
    };
  }

  /** A wording that the reader has not read twice already. */
  private choose(reader: number, wordings: string[], turn: number): string | undefined {
    for (let at = 0; at < wordings.length; at++) {
      const text = wordings[(turn + at) % wordings.length] as string;
      const key = `${reader} ${text}`;
      const times = this.read.get(key) ?? 0;
      if (times >= MOST_ALIKE) continue;
      this.read.set(key, times + 1);
      return text;
    }
    return undefined;
  }
}

/** How strongly a match is said. */
function fitOf(reasons: Reason[], percentage: number): MatchFit {
  const has = (...kinds: Reason['kind'][]): boolean => reasons.some(({ kind }) => kinds.includes(kind));
  if (has('plain', 'together')) return percentage >= WEIGHTS.strongFit ? 'strong' : 'good';
  return has('half') ? 'good' : 'hello';
}

function directionsOf(reasons: Reason[]): MatchCategory | null {
  const names = (direction: Direction): boolean =>
    reasons.some(
      (reason) =>
        reason.kind === 'together' ||
        ((reason.kind === 'plain' || reason.kind === 'half') && reason.direction === direction),
    );
  const [gets, gives] = [names('get'), names('give')];
  if (gets && gives) return 'mutual_connections';
  return gets ? 'can_receive_help' : gives ? 'can_help' : null;
}
