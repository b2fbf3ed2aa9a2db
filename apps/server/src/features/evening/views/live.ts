import type { Live } from '@serendip/contract/evening';
import type { Language } from '@serendip/texts/languages';
import { LRUCache } from 'lru-cache';
import type { Ctx } from '../../../context.ts';
import { Refusal } from '../../../errors.ts';
import type { VisibleEvent } from '../../../http/authorise.ts';
import { reasonReader } from '../../reasons/reader.ts';
import { type EveningRow, type PlaceRow, presentLive } from './present.ts';

/** A row of `live_at`, read in one snapshot. */
interface LiveRow {
  revision: string;
  now: string;
  /** Null if the revision is the known one, and before the doors first open. */
  evening: EveningRow | null;
  place: PlaceRow | null;
}

interface Known {
  revision: string;
  evening: EveningRow | null;
}

/** Cache of evenings at the newest revision that this process has read. */
const known = new WeakMap<Ctx, LRUCache<string, Known>>();
const knownMax = 1_000;

function knownOf(ctx: Ctx): LRUCache<string, Known> {
  const all = known.get(ctx) ?? new LRUCache<string, Known>({ max: knownMax });
  known.set(ctx, all);
  return all;
}

/**
 * The evening as the caller can see it; null before the doors first open. The common part is read once per revision;
 * each call reads the revision and the caller's own seat.
 */
export async function liveOf(
  ctx: Ctx,
  event: VisibleEvent,
  callerId: string,
  language: Language,
): Promise<Live | null> {
  const evenings = knownOf(ctx);
  const before = evenings.get(event.id);
  const [row] = await ctx.database.read<{ live: LiveRow | null }>('select live_at($1, $2, $3, $4) as live', [
    event.id,
    callerId,
    event.isJoined,
    before?.revision ?? null,
  ]);
  if (!row?.live) return null;
  const { revision, now, place } = row.live;
  const evening = revision === before?.revision ? before.evening : row.live.evening;
  if (revision !== before?.revision) evenings.set(event.id, { revision, evening });
  return (
    evening &&
    presentLive(
      { ...evening, now },
      place,
      { id: callerId, isHost: event.isHost, isDoor: event.isDoor },
      reasonReader(ctx, language),
    )
  );
}

/** After an action there is an evening, unless the host has deleted the event. */
export async function openLive(ctx: Ctx, event: VisibleEvent, callerId: string, language: Language): Promise<Live> {
  const live = await liveOf(ctx, event, callerId, language);
  if (!live) throw new Refusal('event_not_found');
  return live;
}
