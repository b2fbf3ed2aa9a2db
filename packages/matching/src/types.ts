/**
 * The seam of the engine: what goes in and what comes out. Plain values only, so that a snapshot can be handed to a worker
 * thread and a result stored as it is.
 */

import type { FixedByHand, Rule, RuleJudgement } from './rules/rule.ts';
import type { ReasonLine } from './wording/reason-line.ts';

export type InputType = 'text' | 'slider' | 'multiple_choice' | 'multi_select' | 'yes_no_maybe';

/** One question as its host (scope `event`) or the product's operator (scope `profile`) wrote it. */
export interface SnapshotQuestion {
  id: string;
  scope: 'event' | 'profile';
  text: string;
  input_type: InputType;
  /** Hint on how an answer is to be used, in the host's words. */
  matching_context: string | null;
  /** Sliders only: how the ends relate. `progressive` is a level, `bipolar` two poles, `preference` how much one wants it. */
  scale_type: 'progressive' | 'bipolar' | 'preference' | null;
  slider_min: number | null;
  slider_max: number | null;
  min_label: string | null;
  max_label: string | null;
  options: { text: string; value: string }[];
}

/** A text, a slider's number, or the chosen option values. */
export type SnapshotAnswer = string | number | string[];

/** The role of a short phrase: the person gives it, looks for it, likes to talk about it, or would rather not meet it. */
export type TopicRole = 'offer' | 'need' | 'interest' | 'avoid';

/** A topic that a person added or confirmed (`own`), or took away (`dismissed`). */
export interface SnapshotTopic {
  role: TopicRole;
  phrase: string;
  state: 'own' | 'dismissed';
  /** Of own ones: matches may read it. Left out: they may not. */
  shown?: boolean;
  /** The caller's own number for it. Left out: lines that hold its words are not marked. */
  mark?: number;
}

export interface SnapshotParticipant {
  id: string;
  alias: string;
  /** Keyed by question id; a question without an answer has no key. */
  answers: Record<string, SnapshotAnswer>;
  /** Left out: none. */
  topics?: SnapshotTopic[];
}

/** Everything a run may look at, read once when it starts. */
export interface EventSnapshot {
  event: { name: string; description: string | null };
  questions: SnapshotQuestion[];
  /** At least two; their order never changes the result. */
  participants: SnapshotParticipant[];
  /** Pairs who met already, by id, in any order: matched again only where no one else is left. Left out: none. */
  met?: [string, string][];
  /** Pairs to keep apart, by id, in any order: never listed together, never in one room. Left out: none. */
  apart?: [string, string][];
  /** The host's rules; the 'if possible' ones in their order. Left out: none. */
  rules?: Rule[];
  /** Seats and pairs that the host fixed by hand, for 'Match again around what I fixed'. Left out: none. */
  fixed?: FixedByHand;
}

/** How a pair looks from its person `a`; seen from `b`, `can_help` and `can_receive_help` change places. */
export type MatchCategory = 'mutual_connections' | 'can_help' | 'can_receive_help';

/** How strongly a match is presented to a person, by how much of it can be named. */
export type MatchFit = 'strong' | 'good' | 'hello';

/** Two people who should meet. `a < b` by id, each pair at most once in a result. */
export interface MatchedPair {
  a: string;
  b: string;
  category: MatchCategory;
  /** Whole number from 0 to 100; belongs to the pair. */
  percentage: number;
  /** Up to three short sentences in each language and a first question, before they are worded; none where nothing is sure. */
  reasons_for_a: ReasonLine[];
  reasons_for_b: ReasonLine[];
  fit_for_a: MatchFit;
  fit_for_b: MatchFit;
  /** The directions of help that each one's reasons name, as seen from them; null where they name none. */
  told_for_a: MatchCategory | null;
  told_for_b: MatchCategory | null;
  /** Whether the reasons name something that connects the two, and not only the other person. */
  connected_for_a: boolean;
  connected_for_b: boolean;
}

export interface Room {
  /** From 1. */
  round: number;
  /** From 1 in each round, without gaps. */
  number: number;
  participants: string[];
  category: MatchCategory;
  percentage: number;
  /** In a weak room, how many of its people have hardly stated an offer or a need; null in other rooms. */
  told_little: number | null;
}

/** Two people who share a room in some round, each with one line a language to start from, or none. `a < b` by id. */
export interface Meeting {
  a: string;
  b: string;
  reason_for_a: ReasonLine[];
  reason_for_b: ReasonLine[];
  fit_for_a: MatchFit;
  fit_for_b: MatchFit;
}

/** Two people to keep apart who share a room because it could not be filled otherwise. */
export interface ApartBroken {
  round: number;
  a: string;
  b: string;
}

/** The value of each pair as one byte: 0 for pairs kept apart and refusals, else 1 to 255, more for a better pair. */
export interface StoredPairValues {
  people: string[];
  /** Row i holds the values of person i and persons 0 to i − 1. */
  rows: Uint8Array[];
}

/** The part of a run's record by which a host can judge it. */
export interface MatchAudit {
  /** Name and version of the engine and its weights, such as `built-in 1`. */
  engine: string;
  /** How many people have a strong, a fair, only a thin best match. */
  coverage: { strong: number; fair: number; thin: number };
  /** How many people's answers were too long to be read to the end. */
  read_in_part: number;
}

export interface MatchResult {
  /** Best first, by the score before it was rounded to a percentage; equal ones by the ids of `a`, then `b`. */
  pairs: MatchedPair[];
  /** By round, then number. */
  rooms: Room[];
  /** Everyone who shares a room with somebody in any round, each two once, by the ids of `a`, then `b`. */
  meetings: Meeting[];
  /** Null where there are too many people to keep them. */
  pair_values: StoredPairValues | null;
  audit: MatchAudit;
  /** Pairs to keep apart who share a room anyway, `a < b` by id, by round; left out where there are none. */
  apart_broken?: ApartBroken[];
  /** For each rule of the snapshot, in its order, whether it holds; left out where there are none. */
  rules?: RuleJudgement[];
}

/** A line that holds words of somebody's own topic, in any language that it can be read in. */
export interface Quote {
  /** `a` or `b`, who reads it, with the number of the line from 0, and `o` for the opener that stands on it. */
  line: string;
  /** The topic's mark. */
  topic: number;
  /** It was shown. Otherwise a few common words of it were named, as of any answer. */
  shown: boolean;
  /** The topic's language; null where unknown. */
  lang: string | null;
}

export type QuotedPair = MatchedPair & { quotes: Quote[] };
export type QuotedMeeting = Meeting & { quotes: Quote[] };
export type QuotedResult = Omit<MatchResult, 'pairs' | 'meetings'> & { pairs: QuotedPair[]; meetings: QuotedMeeting[] };
