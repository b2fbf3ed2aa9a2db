import { createHash } from 'node:crypto';
import type { Access } from '@serendip/contract/endpoint';
import type { Ctx } from '../context.ts';
import { sql } from '../db/sql.ts';
import { Refusal, withoutData } from '../errors.ts';
import { sessionReader } from './session-reader.ts';

export interface Caller {
  id: string;
  /** Null for a guest. */
  email: string | null;
  alias: string;
  tokenHash: string;
}

declare const hosted: unique symbol;
declare const owned: unique symbol;
declare const joined: unique symbol;
declare const attended: unique symbol;

/** An existing event, and the caller's relation to it. */
export interface VisibleEvent {
  id: string;
  hostId: string;
  /** Its host was erased. */
  isClosed: boolean;
  /** They created or co-host it. */
  isHost: boolean;
  /** They created it. */
  isOwner: boolean;
  isJoined: boolean;
  /** Grows with each change of its evening's answers. Digits. */
  liveRevision: string;
}
/** Proof that the caller hosts the event: only made here, and required by everything that only hosts can do. */
export type HostedEvent = VisibleEvent & { [hosted]: true };
/** Proof that the caller created the event. */
export type OwnedEvent = HostedEvent & { [owned]: true };
/** Proof that the caller takes part in the event. */
export type JoinedEvent = VisibleEvent & { [joined]: true };
/** Proof that the caller hosts the event or takes part in it. */
export type AttendedEvent = VisibleEvent & { [attended]: true };

export type EventFor<A extends Access> = A extends 'host'
  ? HostedEvent
  : A extends 'owner'
    ? OwnedEvent
    : A extends 'joined'
      ? JoinedEvent
      : A extends 'host_or_joined'
        ? AttendedEvent
        : A extends 'event'
          ? VisibleEvent
          : undefined;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token in an authorization header, if valid. */
export const readToken = (header: string | undefined): string | undefined =>
  header?.match(/^Bearer ([A-Za-z0-9_-]{20,128})$/i)?.[1];

const refusalFor: Partial<Record<Access, (event: VisibleEvent) => Refusal | null>> = {
  host: (event) => (event.isHost ? null : new Refusal('not_host')),
  owner: (event) => (event.isOwner ? null : new Refusal('not_host')),
  joined: (event) => (event.isJoined ? null : new Refusal('not_joined')),
  host_or_joined: (event) => (event.isHost || event.isJoined ? null : new Refusal('not_joined')),
};

export type Authorise = ReturnType<typeof authority>;

/** Authenticates and authorises the calls of one app. */
export function authority({ database, log }: Ctx) {
  const sessions = sessionReader(database);
  /** On a full disk writes fail, but reads go on. */
  const noteUse = (tokenHash: string) =>
    database.db
      .execute(sql`update sessions set last_used_at = now() where token_hash = ${tokenHash}`)
      .catch((error: Error) => log.warn({ err: withoutData(error) }, 'storing the last use of a session failed'));
  /** The caller, and the event with their permission. Throws `signed_out`, `event_not_found`, `not_host`, `not_joined`. */
  return async function authorise<A extends Exclude<Access, 'public'>>(
    access: A,
    header: string | undefined,
    eventId: string | undefined,
    /** Gets the session's account before a refusal for a missing right. */
    told: (accountId: string | undefined) => Promise<void>,
  ): Promise<{ caller: Caller; event: EventFor<A> }> {
    const token = readToken(header);
    if (!token) throw new Refusal('signed_out');
    const tokenHash = hashToken(token);
    const found = await sessions.load({ tokenHash, eventId });
    await told(found?.id);
    if (!found) throw new Refusal('signed_out');
    // Written about once an hour per session, not at every poll.
    if (found.stale) await noteUse(tokenHash);
    const caller = { id: found.id, email: found.email, alias: found.alias, tokenHash };
    if (access === 'signed_in') return { caller, event: undefined as EventFor<A> };
    if (eventId === undefined || found.host_id === null) throw new Refusal('event_not_found');
    const event: VisibleEvent = {
      id: eventId,
      hostId: found.host_id,
      isHost: found.host_id === found.id || found.is_cohost,
      isOwner: found.host_id === found.id,
      isJoined: found.is_joined,
      isClosed: found.is_closed,
      liveRevision: found.live_revision ?? '0',
    };
    const refusal = refusalFor[access]?.(event);
    if (refusal) throw refusal;
    return { caller, event: event as EventFor<A> };
  };
}
