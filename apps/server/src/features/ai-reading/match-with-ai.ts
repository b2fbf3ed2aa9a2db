import type { Enrichment } from '@serendip/matching/enrichment/enrichment';
import { openAiEndpoint } from '../../adapters/ai/ai-endpoint.ts';
import type { CallLimits } from '../../adapters/ai/call-policy.ts';
import type { AiConfig } from '../../config.ts';
import type { Ctx } from '../../context.ts';
import type { StoredAiUse } from '../../db/schema/matching.ts';
import type { Engine } from '../engine/engine-thread.ts';
import type { Matched, MatchOrder } from '../engine/match-alone.ts';
import { placePeople } from './place-people.ts';
import { rankCandidates } from './rank-candidates.ts';
import { readPeople } from './read-people.ts';
import type { Enriching } from './replies-for.ts';
import { openReplyCache } from './reply-cache.ts';
import { type AiReport, engineText } from './report.ts';

/** Milliseconds for all calls of each part. After that, the built-in engine continues alone. */
export interface AiBudget extends CallLimits {
  reading: number;
  ranking: number;
}

const USUAL = { reading: 120_000, ranking: 60_000 };

export interface MatchedWithAi extends Matched {
  ai: StoredAiUse;
}

/** How many of a person's best candidates a model compares. */
const CANDIDATES = 8;

/**
 * A match run with an AI endpoint. The endpoint reads answers, embeds them and compares the engine's best candidates;
 * the engine decides. If a part fails, the run goes on without it. Rejects only with the signal's reason or an error of
 * the engine. A repeated matching makes no further call.
 */
export async function matchWithAi(
  { database, log }: Pick<Ctx, 'database' | 'log'>,
  ai: AiConfig,
  engine: Engine,
  eventId: string,
  order: MatchOrder,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
  budget: Partial<AiBudget> = {},
): Promise<MatchedWithAi> {
  const { snapshot } = order;
  const time = { ...USUAL, ...budget };
  const endpoint = await openAiEndpoint(ai, budget);
  const cache = await openReplyCache(database.db, eventId);
  const part = (milliseconds: number, from: number, to: number): Enriching => ({
    ai,
    endpoint,
    cache,
    signal: AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]),
    onProgress: (fraction) => onProgress(from + (to - from) * fraction),
  });
  const report: AiReport = { read: null, placed: null, ranked: null };
  const enrichment: Enrichment = { readings: {}, vectors: {}, nudges: [] };

  let believed = false;
  if (ai.model) {
    const readings = await readPeople(snapshot, part(time.reading, 0, 0.25));
    const fitting = await engine.ask('fitting_readings', { snapshot, readings: readings.replies });
    believed = !fitting.invented;
    enrichment.readings = fitting.readings;
    if (fitting.invented) {
      log.warn({ eventId }, 'the readings do not fit the answers: no further calls to the model');
      await cache.forget('reading');
    }
    const unused = Object.keys(readings.replies).length - Object.keys(fitting.readings).length;
    report.read = { replies: fitting.readings, missing: readings.missing + unused };
    signal.throwIfAborted();
  }
  if (ai.embeddingModel) {
    const sides = await engine.ask('question_sides', { questions: snapshot.questions });
    const vectors = await placePeople(snapshot, sides, part(time.reading, 0.25, 0.3));
    enrichment.vectors = vectors.replies;
    report.placed = vectors;
    signal.throwIfAborted();
  }
  if (believed) {
    const people = await engine.ask('outline', { snapshot, enrichment, candidates: CANDIDATES });
    const ranking = await rankCandidates(people, part(time.ranking, 0.35, 0.5));
    enrichment.nudges = ranking.nudges;
    report.ranked = ranking;
    signal.throwIfAborted();
  }

  const match = (order: MatchOrder) =>
    engine.ask('match', { ...order, enrichment }, (fraction) => onProgress(0.5 + 0.49 * fraction));
  const matched = await match(order);

  const use = endpoint.usage();
  const fallbacks = [report.read, report.placed, report.ranked].reduce((sum, share) => sum + (share?.missing ?? 0), 0);
  log.info({ eventId, ...use, fallbacks, failures: endpoint.failures() }, 'calls to the AI endpoint ended');
  const finished = (result: typeof matched): MatchedWithAi => ({
    result: { ...result, audit: { ...result.audit, engine: engineText(result.audit.engine, ai, report, use) } },
    ai: { model: ai.model ?? null, embedding_model: ai.embeddingModel ?? null, ...use, fallbacks },
    again: async (other) => finished(await match(other)),
  });
  return finished(matched);
}
