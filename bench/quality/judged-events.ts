import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventSnapshot, MatchCategory, SnapshotAnswer, SnapshotQuestion } from '@serendip/matching/types';

const DATA = join(import.meta.dirname, '..', 'data');

export interface Judgment {
  other: string;
  grade: number;
  category: MatchCategory;
}

/** What one judge said: whom each participant should meet, best first. */
export type Judge = Record<string, Judgment[]>;

export interface JudgedEvent {
  letter: string;
  snapshot: EventSnapshot;
  judges: Judge[];
}

type QuestionInFile = Partial<SnapshotQuestion> & Pick<SnapshotQuestion, 'id' | 'text' | 'input_type'>;
interface EventFile {
  event: { name: string; description?: string };
  questions: QuestionInFile[];
  participants: { id: string; alias: string; answers: Record<string, SnapshotAnswer> }[];
}

const read = (name: string): unknown => JSON.parse(readFileSync(join(DATA, name), 'utf8'));

export const judgedLetters = (): string[] =>
  readdirSync(DATA)
    .flatMap((name) => /^event-(\w+)\.json$/.exec(name)?.[1] ?? [])
    .sort();

export function loadJudgedEvent(letter: string): JudgedEvent {
  const file = read(`event-${letter}.json`) as EventFile;
  const judges = [1, 2]
    .map((number) => `judge${number}-${letter}.json`)
    .filter((name) => existsSync(join(DATA, name)))
    .map((name) => read(name) as Judge);
  const questions = file.questions.map((question) => ({
    scope: 'event' as const,
    matching_context: null,
    scale_type: null,
    slider_min: null,
    slider_max: null,
    min_label: null,
    max_label: null,
    options: [],
    ...question,
  }));
  const { name, description = null } = file.event;
  return { letter, snapshot: { event: { name, description }, questions, participants: file.participants }, judges };
}
