import type { Enrichment } from '@serendip/matching/enrichment/enrichment';
import { fittingReadings } from '@serendip/matching/enrichment/fitting-readings';
import type { Lexicon } from '@serendip/matching/lexicon/lexicon';
import { matchParticipants } from '@serendip/matching/match-participants';
import {
  type JudgedEvent,
  judgedLetters,
  loadJudgedEvent,
  loadPlainEvents,
  loadPracticeEvents,
} from '../judged-events.ts';
import { categoryAccuracy, meanGrades, quality } from '../metric.ts';
import { listsOf } from '../rankings.ts';
import { mistyped } from './mistyped.ts';
import type { Part } from './parts.ts';

/** Of the indirect events, those that nobody looked at while the engine was worked on. */
const HELD_OUT = 'hjlmvy';

export interface Group {
  name: string;
  events: JudgedEvent[];
  /** The part of a model's replies that is used. */
  model?: 'read' | 'compared';
}

export function allGroups(): Group[] {
  const indirect = judgedLetters()
    .map(loadJudgedEvent)
    .filter(({ judges }) => judges.length > 0);
  const recorded = indirect.filter(({ model }) => model);
  return [
    { name: 'indirect seen', events: indirect.filter(({ letter }) => !HELD_OUT.includes(letter)) },
    { name: 'indirect held', events: indirect.filter(({ letter }) => HELD_OUT.includes(letter)) },
    { name: 'plain seen', events: loadPlainEvents('seen') },
    { name: 'plain held', events: loadPlainEvents('held') },
    { name: 'plain mistyped', events: [...loadPlainEvents('seen'), ...loadPlainEvents('held')].map(mistyped) },
    { name: 'practice', events: loadPracticeEvents() },
    { name: 'read', events: recorded, model: 'read' },
    { name: 'compared', events: recorded, model: 'compared' },
  ];
}

/** nDCG@5, hit@3 and category, means over a group's events. */
export type Figures = [number, number, number];

export function figuresOf({ events, model }: Group, lexicon: Lexicon, { snapshot = (one) => one }: Part): Figures {
  const each = events.map((event): Figures => {
    const seen = snapshot(event.snapshot);
    const enrichment = model && event.model ? enrichmentOf(event, event.model, model, lexicon) : undefined;
    const ranking = listsOf(
      matchParticipants(seen, { room_size: 2, matches_per_person: 5, lexicon, ...(enrichment ? { enrichment } : {}) }),
      event,
    );
    const { ndcg, hit3 } = quality(ranking, meanGrades(event, event.judges));
    return [ndcg, hit3, categoryAccuracy(ranking, event.judges).accuracy];
  });
  const mean = (at: 0 | 1 | 2): number => {
    const known = each.map((figures) => figures[at]).filter((figure) => !Number.isNaN(figure));
    return known.reduce((sum, figure) => sum + figure, 0) / known.length;
  };
  return [mean(0), mean(1), mean(2)];
}

function enrichmentOf(event: JudgedEvent, said: Enrichment, use: 'read' | 'compared', lexicon: Lexicon): Enrichment {
  const { readings } = fittingReadings(event.snapshot, said.readings, lexicon);
  return { ...said, readings, ...(use === 'read' ? { nudges: [] } : {}) };
}
