import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blankQuestion } from '@serendip/matching/blank-question';
import type { Enrichment, Nudge } from '@serendip/matching/enrichment/enrichment';
import type { EventSnapshot, MatchCategory, SnapshotAnswer, SnapshotQuestion } from '@serendip/matching/types';

const DATA = join(import.meta.dirname, '..', 'data');
/** Events with one judge each: many and short, to tune weights on. */
const PRACTICE = join(DATA, 'practice');
/** Events with one judge each, answered plainly: `seen` while the engine was worked on, and `held` out. */
const PLAIN = join(DATA, 'plain');

export interface Judgment {
  other: string;
  grade: number;
  category: MatchCategory;
}

/** One judge's verdict: the people that each participant should meet, best first. */
export type Judge = Record<string, Judgment[]>;

export interface JudgedEvent {
  letter: string;
  snapshot: EventSnapshot;
  judges: Judge[];
  /** Pairs that share words but no reason to meet. */
  apart: [string, string][];
  /** A language model's replies to the product's own prompts about this event, where they were recorded. */
  model: Enrichment | undefined;
}

type QuestionInFile = Partial<SnapshotQuestion> & Pick<SnapshotQuestion, 'id' | 'text' | 'input_type'>;
interface EventFile {
  event: { name: string; description?: string };
  questions: QuestionInFile[];
  participants: { id: string; alias: string; answers: Record<string, SnapshotAnswer> }[];
  apart?: [string, string][];
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const namesIn = (folder: string): string[] =>
  readdirSync(folder)
    .flatMap((name) => /^event-(\w+)\.json$/.exec(name)?.[1] ?? [])
    .sort();

/** All judged events with people to match, and those that a letter names: the ones that ranking is measured on. */
export const judgedNames = (): string[] => namesIn(DATA);
export const judgedLetters = (): string[] => judgedNames().filter((name) => name.length === 1);
export const loadJudgedEvent = (letter: string): JudgedEvent => load(DATA, letter);
export const loadPracticeEvents = (): JudgedEvent[] => namesIn(PRACTICE).map((name) => load(PRACTICE, name));
export const loadPlainEvents = (which: 'seen' | 'held'): JudgedEvent[] =>
  namesIn(PLAIN)
    .filter((name) => name.startsWith(which))
    .map((name) => load(PLAIN, name));

function load(folder: string, letter: string): JudgedEvent {
  const file = read(join(folder, `event-${letter}.json`)) as EventFile;
  const judges = [1, 2]
    .map((number) => join(folder, `judge${number}-${letter}.json`))
    .filter((path) => existsSync(path))
    .map((path) => read(path) as Judge);
  const questions = file.questions.map((question) => ({
    ...blankQuestion,
    options: [],
    ...question,
  }));
  const { name, description = null } = file.event;
  return {
    letter,
    snapshot: { event: { name, description }, questions, participants: file.participants },
    judges,
    apart: file.apart ?? [],
    model: modelReplies(folder, letter),
  };
}

function modelReplies(folder: string, letter: string): Enrichment | undefined {
  const recorded = (part: string) => join(folder, 'model', `${part}-${letter}.json`);
  if (!existsSync(recorded('readings'))) return undefined;
  return {
    readings: read(recorded('readings')) as Enrichment['readings'],
    vectors: {},
    nudges: read(recorded('points')) as Nudge[],
  };
}
