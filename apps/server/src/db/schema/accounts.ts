import type { Language } from '@serendip/texts/languages';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from '../sql.ts';
import { at, createdAt, id, ownerOf } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower case, trimmed. Null, like the next two, once the person has deleted the account. */
    email: text('email').unique(),
    passwordHash: text('password_hash'),
    alias: text('alias').unique(),
    /** Chosen on the profile. */
    language: text('language').$type<Language>(),
    /** That of the browser at the newest sign-in. */
    signInLanguage: text('sign_in_language').$type<Language>(),
    /** When the address was confirmed by a mailed link. */
    emailConfirmedAt: at('email_confirmed_at'),
    createdAt: createdAt(),
    erasedAt: at('erased_at'),
    /** When the operator closed the account. */
    closedAt: at('closed_at'),
    /** Of a guest account: when it was made or signed out. Null for all others. */
    guestSeenAt: at('guest_seen_at'),
  },
  (table) => [index('guests_by_last_sight').on(table.guestSeenAt).where(sql`${table.guestSeenAt} is not null`)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The passkey that opened it: it ends with it. */
    passkeyId: uuid('passkey_id').references((): AnyPgColumn => passkeys.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastUsedAt: at('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    index('sessions_by_user').on(table.userId),
    index('sessions_by_use').on(table.lastUsedAt),
    index('sessions_by_passkey').on(table.passkeyId),
  ],
);

/** The browser with which a guest joined: once a host has removed the guest, it is not let in again. */
export const guestDevices = pgTable(
  'guest_devices',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the number in the browser's cookie. */
    deviceHash: text('device_hash').notNull(),
  },
  (table) => [index('guest_devices_by_device').on(table.deviceHash)],
);

/** One row per person, so that a newer request makes the older link void. */
export const passwordResets = pgTable(
  'password_resets',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A hash of the browser that asked, so that nobody else's request makes a link void. */
    askedFrom: text('asked_from').notNull().default(''),
    /** The newest request from there: only its mail makes a link. */
    requestId: uuid('request_id'),
    /** Null until the mail is made. */
    tokenHash: text('token_hash').unique(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.askedFrom] })],
);

/** One row per person, as above: a mailed link confirms an address. */
export const emailConfirmations = pgTable('email_confirmations', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  requestId: uuid('request_id').notNull(),
  /** Null until the mail is made. */
  tokenHash: text('token_hash').unique(),
  expiresAt: at('expires_at').notNull(),
  /** The address that the link makes the account's. Null: the one it has. */
  newEmail: text('new_email'),
  /** The address of before, which is told. */
  oldEmail: text('old_email'),
});

/**
 * One row per address that a code was requested for, with or without an account, so that both take the same work. A
 * request beside a live code mails the same one again.
 */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    /** SHA-256: an address that was only typed is not stored. */
    addressHash: text('address_hash').primaryKey(),
    /** Null if no account has the address. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The code's id, from which its digits are made. */
    requestId: uuid('request_id').notNull().unique(),
    /** Hashed like a password, since six digits are guessed fast with a cheap hash. Null until the mail is made. */
    codeHash: text('code_hash'),
    tries: smallint('tries').notNull().default(0),
    /** How often it was asked for. */
    mails: smallint('mails').notNull().default(1),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('sign_in_codes_by_user').on(table.userId)],
);

/** The public half of a key pair on a person's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The device's id for it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** The device's use counter; many always send 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
);

/** A challenge for a device to sign, once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256. */
    challengeHash: text('challenge_hash').primaryKey(),
    /** The person who adds a passkey. Null: a sign-in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The session that asked for it, and in which alone it counts. */
    sessionHash: text('session_hash').references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_by_user').on(table.userId),
    index('passkey_challenges_by_session').on(table.sessionHash),
  ],
);

/** A person's identity at the operator's provider, one per person. */
export const signOnIdentities = pgTable(
  'sign_on_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastUsedAt: at('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    unique('sign_on_identities_once').on(table.userId, table.issuer),
  ],
);

/** A person sent to the provider. The browser's part is in no table. */
export const signOnAttempts = pgTable('sign_on_attempts', {
  /** SHA-256, as the next one. */
  stateHash: text('state_hash').primaryKey(),
  /** Hash of the cookie of the browser that started. */
  browserHash: text('browser_hash').notNull(),
  returnTo: text('return_to').notNull(),
  expiresAt: at('expires_at').notNull(),
});

/** A person who came back; the page exchanges it for the session, once. */
export const signOnTickets = pgTable(
  'sign_on_tickets',
  {
    codeHash: text('code_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    returnTo: text('return_to').notNull(),
    passwordEnded: boolean('password_ended').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('sign_on_tickets_by_user').on(table.userId)],
);

/** Counters of refused attempts, shared by all processes. Keys are hashes; expired rows are cleaned up. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: at('expire'),
  },
  (table) => [index('throttles_by_expiry').on(table.expire)],
);
