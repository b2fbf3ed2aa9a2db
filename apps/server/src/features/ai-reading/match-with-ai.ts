import type { Enrichment } from '@serendip/matching/enrichment/enrichment';
import { openAiEndpoint } from '../../adapters/ai/ai-endpoint.ts';
import type { CallLimits } from '../../adapters/ai/call-policy.ts';
import type { SharedLimits } from '../../adapters/ai/shared-calls.ts';
import type { AiConfig } from '../../config.ts';
import type { Ctx } from '../../context.ts';
import type { StoredAiUse } from '../../db/schema/matching.ts';
import type { Engine } from '../engine/engine-thread.ts';
import type { Matched, MatchOrder } from '../engine/match-alone.ts';
import { callBudget } from './call-budget.ts';
import { ownNames } from './own-names.ts';
import { placePeople } from './place-people.ts';
import { rankCandidates } from './rank-candidates.ts';
import { readPeople } from './read-people.ts';
import type { Enriching } from './replies-for.ts';
import { openReplyCache } from './reply-cache.ts';
import { type AiReport, engineText, noticeOf } from './report.ts';
import { type SharedAi, sharedAi } from './shared-ai.ts';

/** Milliseconds for all calls of each part, over all runs of the process. After that, the built-in engine continues alone. */
export interface AiBudget extends CallLimits, SharedLimits {
  reading: number;
  ranking: number;
  shared: SharedAi;
}

const USUAL = { reading: 100_000, ranking: 50_000 };

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
  ctx: Pick<Ctx, 'bounds' | 'config' | 'database' | 'log'>,
  ai: AiConfig,
  engine: Engine,
  { eventId, hostId, network }: { eventId: string; hostId: string; network?: string | null },
  order: MatchOrder,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
  budget: Partial<AiBudget> = {},
): Promise<MatchedWithAi> {
  const { database, log } = ctx;
  const { snapshot } = order;
  const time = { ...USUAL, ...budget };
  const shared = budget.shared ?? sharedAi(budget);
  const calls = callBudget(ctx, hostId);
  const ticket = { network: network ?? hostId, pair: hostId, first: true };
  const endpoint = await openAiEndpoint(ai, budget, { shared: shared.calls, ticket, pay: calls.pay });
  const cache = await openReplyCache(database.db, eventId);
  const names = await ownNames(database.db, eventId);
  /** Its work on the network alone: the engine's turns cost none of the time. */
  async function within<T>(milliseconds: number, [from, to]: [number, number], work: (part: Enriching) => Promise<T>) {
    const time = shared.time.part(milliseconds);
    const part = { ai, endpoint, cache, diary: shared.diary, names, signal: AbortSignal.any([signal, time.signal]) };
    try {
      return await work({ ...part, onProgress: (fraction) => onProgress(from + (to - from) * fraction) });
    } finally {
      time.end();
    }
  }
  const report: AiReport = { read: null, placed: null, ranked: null };
  const enrichment: Enrichment = { readings: {}, vectors: {}, nudges: [] };

  const sides = ai.embeddingModel ? await engine.ask('question_sides', { questions: snapshot.questions }) : null;
  const [readings, vectors] = await within(time.reading, [0, 0.3], (part) =>
    Promise.all([
      ai.model ? readPeople(snapshot, part) : null,
      sides ? placePeople(snapshot, sides, { ...part, onProgress: () => {} }) : null,
    ]),
  );
  signal.throwIfAborted();
  if (vectors) enrichment.vectors = vectors.replies;
  report.placed = vectors;
  let believed = false;
  if (readings) {
    const fitting = await engine.ask('fitting_readings', { snapshot, readings: readings.replies });
    believed = !fitting.invented;
    enrichment.readings = fitting.readings;
    if (fitting.invented) {
      log.warn({ eventId }, 'the readings do not fit the answers: no further calls to the model');
      await cache.forget('reading');
    }
    const unused = Object.keys(readings.replies).length - Object.keys(fitting.readings).length;
    report.read = { replies: fitting.readings, missing: readings.missing + unused };
  }
  if (believed) {
    const people = await engine.ask('outline', { snapshot, enrichment, candidates: CANDIDATES });
    const ranking = await within(time.ranking, [0.35, 0.5], (part) => rankCandidates(people, part));
    signal.throwIfAborted();
    enrichment.nudges = ranking.nudges;
    report.ranked = ranking;
  }

  const match = (order: MatchOrder) =>
    engine.ask('match', { ...order, enrichment }, (fraction) => onProgress(0.5 + 0.49 * fraction));
  const matched = await match(order);

  const use = endpoint.usage();
  const fallbacks = [report.read, report.placed, report.ranked].reduce((sum, share) => sum + (share?.missing ?? 0), 0);
  log.info({ eventId, ...use, fallbacks, failures: endpoint.failures() }, 'calls to the AI endpoint ended');
  const isSilent = shared.calls.isDead() || (use.calls > 0 && endpoint.answers() === 0);
  const notice = noticeOf(calls.usedUp() ?? (isSilent ? 'no_answer' : null), report);
  const finished = (result: typeof matched): MatchedWithAi => ({
    result: { ...result, audit: { ...result.audit, engine: engineText(result.audit.engine, ai, report, use) } },
    ai: { model: ai.model ?? null, embedding_model: ai.embeddingModel ?? null, ...use, fallbacks, notice },
    again: async (other) => finished(await match(other)),
  });
  return finished(matched);
}
