import { createHash } from 'node:crypto';
import type { Access } from '@serendip/contract/endpoint';
import type { Scope } from '@serendip/contract/scopes';
import type { Language } from '@serendip/texts/languages';
import type { Ctx } from '../context.ts';
import { sql } from '../db/sql.ts';
import { Refusal, withoutData } from '../errors.ts';
import { sessionReader } from './session-reader.ts';
import { isTokenSecret, isWholeTokenSecret } from './token-secret.ts';

/** The API token that a program sent, which acts for its owner. */
export interface TokenInUse {
  id: string;
  scopes: readonly Scope[];
  /** The one event that it opens. Null: all that its owner hosts. */
  eventId: string | null;
}

export interface Caller {
  id: string;
  /** Null for a guest. */
  email: string | null;
  alias: string;
  /** Chosen on their profile. */
  language: Language | null;
  tokenHash: string;
  /** Null for a session. */
  token: TokenInUse | null;
  /** Its requests, writes and answers count for this: the account's sessions together, or its tokens together. */
  share: string;
}

declare const hosted: unique symbol;
declare const owned: unique symbol;
declare const joined: unique symbol;
declare const attended: unique symbol;
declare const door: unique symbol;

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
  /** They help at its door. */
  isDoor: boolean;
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
/** Proof that the caller hosts the event or helps at its door. It opens nothing that takes a `HostedEvent`. */
export type DoorEvent = VisibleEvent & { [door]: true };

export type EventFor<A extends Access> = A extends 'host'
  ? HostedEvent
  : A extends 'owner'
    ? OwnedEvent
    : A extends 'joined'
      ? JoinedEvent
      : A extends 'host_or_joined' | 'door_or_joined'
        ? AttendedEvent
        : A extends 'door'
          ? DoorEvent
          : A extends 'event'
            ? VisibleEvent
            : undefined;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token in an authorization header, of a session or an API token, if it has the form of one. */
export function readToken(header: string | undefined): string | undefined {
  const token = header?.match(/^Bearer ([A-Za-z0-9_-]{20,128})$/i)?.[1];
  return token && isTokenSecret(token) && !isWholeTokenSecret(token) ? undefined : token;
}

const refusalFor: Partial<Record<Access, (event: VisibleEvent) => Refusal | null>> = {
  host: (event) => (event.isHost ? null : new Refusal('not_host')),
  owner: (event) => (event.isOwner ? null : new Refusal('not_host')),
  joined: (event) => (event.isJoined ? null : new Refusal('not_joined')),
  host_or_joined: (event) => (event.isHost || event.isJoined ? null : new Refusal('not_joined')),
  door: (event) => (event.isHost || event.isDoor ? null : new Refusal('not_host')),
  door_or_joined: (event) => (event.isHost || event.isDoor || event.isJoined ? null : new Refusal('not_joined')),
};

/** Whether an API token makes this call at all, whatever the event holds. */
function requireScope(token: TokenInUse, scope: Scope | 'any' | undefined, eventId: string | undefined): void {
  const isElsewhere = token.eventId !== null && eventId !== undefined && token.eventId !== eventId;
  // An event elsewhere is refused before it is looked at, so that nobody learns whether it exists.
  if (!scope || (scope !== 'any' && !token.scopes.includes(scope)) || isElsewhere) throw new Refusal('token_may_not');
}

export type Authorise = ReturnType<typeof authority>;

/** Authenticates and authorises the calls of one app. */
export function authority({ database, log }: Ctx) {
  const sessions = sessionReader(database);
  /** On a full disk writes fail, but reads go on. */
  const noteUse = ({ tokenHash, token }: Caller) =>
    database.db
      .execute(
        token
          ? sql`update api_tokens set last_used_on = (now() at time zone 'UTC')::date where id = ${token.id}`
          : sql`update sessions set last_used_at = now() where token_hash = ${tokenHash}`,
      )
      .catch((error: Error) => log.warn({ err: withoutData(error) }, 'storing the last use of a session failed'));
  /**
   * The caller, and the event with their permission. Throws `signed_out`, `token_may_not`, `event_not_found`, `not_host`,
   * `not_joined`.
   */
  return async function authorise<A extends Exclude<Access, 'public'>>(
    { access, scope }: { access: A; scope?: Scope | 'any' | undefined },
    header: string | undefined,
    eventId: string | undefined,
    /** Gets the caller before a refusal for a missing right. */
    told: (caller: Caller | undefined) => Promise<void>,
  ): Promise<{ caller: Caller; event: EventFor<A> }> {
    const secret = readToken(header);
    if (!secret) throw new Refusal('signed_out');
    const tokenHash = hashToken(secret);
    const found = await sessions.load({ tokenHash, eventId, isToken: isTokenSecret(secret) });
    if (!found) {
      await told(undefined);
      throw new Refusal('signed_out');
    }
    const { token_id: tokenId, scopes, token_event_id: tokenEvent } = found;
    const token = tokenId ? { id: tokenId, scopes: scopes ?? [], eventId: tokenEvent ?? null } : null;
    const { id, email, alias, language } = found;
    const caller = { id, email, alias, language, tokenHash, token, share: token ? `tokens of ${id}` : id };
    await told(caller);
    // Written about once an hour per session and once a day per token, not at every poll.
    if (found.stale) await noteUse(caller);
    if (token) requireScope(token, scope, eventId);
    if (access === 'signed_in') return { caller, event: undefined as EventFor<A> };
    if (eventId === undefined || found.host_id === null) throw new Refusal('event_not_found');
    const event: VisibleEvent = {
      id: eventId,
      hostId: found.host_id,
      isHost: found.host_id === id || found.is_cohost,
      isOwner: found.host_id === id,
      isJoined: found.is_joined,
      isDoor: found.is_door,
      isClosed: found.is_closed,
      liveRevision: found.live_revision ?? '0',
    };
    // A token acts for a host alone, so it reads nothing as a guest.
    const refusal =
      token && !event.isHost && access !== 'host' && access !== 'door'
        ? new Refusal('token_may_not')
        : refusalFor[access]?.(event);
    if (refusal) throw refusal;
    return { caller, event: event as EventFor<A> };
  };
}
