import type { Rule } from '@serendip/matching/rules/rule';
import { type Db, rowsOf } from '../../../db/database.ts';
import { sql } from '../../../db/sql.ts';
import { type PairsToAvoid, pairsToAvoid } from '../../engine/pairs-to-avoid.ts';
import { atOneMoment } from '../../engine/snapshot.ts';
import { readRules } from '../../rules/rules-of-run.ts';

export interface SeatedSession {
  /** Whether meetings at the host's other events count. */
  mix: boolean;
  id: string;
  event_id: string;
  host_id: string;
  state: 'doors' | 'round' | 'break' | 'ended';
  round: number;
  rounds: number;
  match_run_id: string | null;
  by_presence: boolean;
  people_revision: number;
  seated_revision: number;
  room_size: number;
}

export interface Seat {
  round: number;
  user_id: string;
  room_number: number;
  moved: boolean;
}

export interface HerePerson {
  user_id: string;
  /** The position in the run's pair values; null without one. */
  position: number | null;
  /** They came a moment ago, so scores may still come. */
  just_came: boolean;
  /** They were here before the running round began, so it has a seat for them. */
  in_time: boolean;
}

/** Everything that seats depend on, read in one snapshot. */
export interface Seating {
  session: SeatedSession;
  /** Seats of all rounds, by round and room. */
  seats: Seat[];
  /** The ids of people to seat. */
  here: HerePerson[];
  /** Pairs who met, but no longer both have seats. */
  encounters: { user_a: string; user_b: string }[];
  /** Rows of the run's pair values by position, and the person of each position. */
  values: { user_id: string; position: number; row: Uint8Array }[];
  /** Pairs who met at earlier events, and pairs to keep apart. */
  avoided: PairsToAvoid;
  /** The host's rules. */
  rules: Rule[];
}

/** Seconds for the engine to score a newcomer. After that, they are seated without scores. */
const PATIENCE = 10;
/** The same, once a round has begun that they were here for. */
const PATIENCE_IN_ROUND = 2;

/** The first round that can still change: the current one, or in a break the next. */
export const firstOpenRound = ({ state, round }: Pick<SeatedSession, 'state' | 'round'>): number =>
  state === 'break' ? round + 1 : round;

export async function sessionToSeat(db: Db, sessionId: string): Promise<SeatedSession | undefined> {
  const [session] = await rowsOf<SeatedSession>(
    db,
    sql`select s.id, s.event_id, e.host_id, s.state, s.round, s.rounds, s.match_run_id, s.by_presence, s.people_revision,
        s.seated_revision, coalesce(r.room_size, 2) as room_size, coalesce(r.mix, true) as mix
      from live_sessions s join events e on e.id = s.event_id left join match_runs r on r.id = s.match_run_id where s.id = ${sessionId}`,
  );
  return session;
}

/** People who are here. Without check-in: everyone of the run who did not say that they go. */
export const whoIsSeated = (db: Db, session: SeatedSession): Promise<HerePerson[]> =>
  rowsOf<HerePerson>(
    db,
    sql`select m.user_id, v.position, coalesce(p.since <= s.began_at, false) as in_time,
        coalesce(p.since > now() - make_interval(secs => ${PATIENCE}::int), false) and not coalesce(
          p.since <= s.began_at and s.began_at < now() - make_interval(secs => ${PATIENCE_IN_ROUND}::int), false) as just_came
      from memberships m
      left join live_sessions s on s.id = ${session.id} and s.state = 'round'
      left join presences p on p.session_id = ${session.id} and p.user_id = m.user_id
      left join pair_values v on v.run_id = ${session.match_run_id} and v.user_id = m.user_id
      where m.event_id = ${session.event_id} and coalesce(p.here, not ${session.by_presence}::boolean and exists (
        select 1 from room_seats s where s.run_id = ${session.match_run_id} and s.round = 1 and s.user_id = m.user_id))
      order by m.user_id`,
  );

/** Undefined if nobody is to be seated, or the seats are up to date. */
export const readSeating = (db: Db, sessionId: string): Promise<Seating | undefined> =>
  atOneMoment(db, async (tx) => {
    const session = await sessionToSeat(tx, sessionId);
    if (!session || session.seated_revision >= session.people_revision) return undefined;
    if (session.state !== 'round' && session.state !== 'break') return undefined;
    const here = await whoIsSeated(tx, session);
    const seats = await rowsOf<Seat>(
      tx,
      sql`select round, user_id, room_number, moved from live_seats where session_id = ${sessionId}
        order by round, room_number, user_id`,
    );
    const encounters = await rowsOf<Seating['encounters'][number]>(
      tx,
      sql`select user_a, user_b from encounters where session_id = ${sessionId}`,
    );
    const values = await rowsOf<Seating['values'][number]>(
      tx,
      sql`select user_id, position, row from pair_values where run_id = ${session.match_run_id} order by position`,
    );
    const avoided = await pairsToAvoid(tx, session.event_id, { mix: session.mix, without: session.id });
    const rules = (await readRules(tx, session.event_id))?.rules ?? [];
    return { session, here, seats, encounters, values, avoided, rules };
  });
