import type { getStage, Stage } from '@serendip/contract/evening';
import { limits } from '@serendip/contract/limits';
import { roomLabel } from '@serendip/contract/room-label';
import type { ShownWord } from '@serendip/contract/words';
import type { Language } from '@serendip/texts/languages';
import { serverTexts } from '@serendip/texts/server-texts';
import type { Ctx } from '../../../context.ts';
import { timeOf } from '../../../db/time.ts';
import { Refusal } from '../../../errors.ts';
import { hashToken } from '../../../http/authorise.ts';
import type { Handler } from '../../../http/bind.ts';
import { aliasOf } from '../../identity/present.ts';
import { type EveningRow, momentOf, presentWord } from './present.ts';
import { roomName } from './room-name.ts';

/** A row of `stage_of`. */
interface StageRow {
  event_id: string;
  event_name: string;
  language: Language;
  second_language: Language | null;
  now: string;
  participants: number;
  evening: EveningRow | null;
  word: ShownWord | null;
  seats: { alias: string | null; name: string | null; room_number: number }[] | null;
}

/** Before the doors first open. */
const nothingYet = ({ now, participants }: StageRow) => ({
  state: null,
  paused_in: null,
  round: 0,
  rounds: 0,
  ends_at: null,
  paused_left: null,
  now: timeOf(now),
  here_count: 0,
  expected_count: participants,
  automatic: true,
  minutes: limits.round_minutes_default,
  break_minutes: limits.break_minutes_default,
});

/** 'Room 7, Sofa' in the event's language; with a second one 'Raum 7 · Room 7, Sofa'. */
function roomIn({ language, second_language: second }: StageRow, number: number, name: string | null): string {
  const word = (language: Language, name: string | null) => {
    const t = serverTexts(language, 'stage');
    return name === null ? t('room', { number: String(number) }) : t('namedRoom', { number: String(number), name });
  };
  return roomLabel(number, name, (_, name) =>
    second ? `${word(language, null)} · ${word(second, name)}` : word(language, name),
  );
}

function presentStage(row: StageRow, publicUrl: string): Stage {
  const { evening, event_id: id, event_name, language, second_language } = row;
  const code = evening?.code ?? null;
  const names = evening?.room_names ?? null;
  // As people look for a name: accents and capitals aside.
  const byName = new Intl.Collator(language, { sensitivity: 'base' });
  return {
    event_name,
    language,
    second_language,
    ...(evening ? momentOf(evening) : nothingYet(row)),
    code,
    ...(row.word && { word: presentWord(row.word) }),
    check_in_url: code && `${publicUrl}/events/${id}?here=${code}`,
    seats: (row.seats ?? [])
      .map(({ alias, name, room_number: number }) => ({
        alias: aliasOf(alias),
        name,
        room: roomIn(row, number, roomName(names, number)),
      }))
      .toSorted((one, other) => byName.compare(one.name ?? one.alias, other.name ?? other.alias)),
  };
}

/** The content of the stage. */
export async function stageOf({ config, database }: Ctx, eventId: string): Promise<{ stage: Stage }> {
  const [row] = await database.read<{ stage: StageRow }>('select stage_of($1) as stage', [eventId]);
  if (!row?.stage) throw new Refusal('stage_not_found');
  return { stage: presentStage(row.stage, config.publicUrl) };
}

/** The event of a stage secret, and its revision. A link ends with its maker's rights as a host. */
export async function stageBehind({ database }: Ctx, secret: string): Promise<{ id: string; liveRevision: string }> {
  const [event] = await database.read<{ id: string; liveRevision: string }>(
    `select e.id, e.live_revision::text as "liveRevision" from stage_links l join events e on e.id = l.event_id
      where l.secret_hash = $1 and (e.host_id = l.made_by or exists (
        select 1 from cohosts h where h.event_id = e.id and h.user_id = l.made_by))`,
    [hashToken(secret)],
  );
  if (!event) throw new Refusal('stage_not_found');
  return event;
}

export const stageHandler: Handler<typeof getStage> = async ({ params }, ctx) =>
  stageOf(ctx, (await stageBehind(ctx, params.secret)).id);
