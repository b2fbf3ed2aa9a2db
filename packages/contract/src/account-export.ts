import { languages } from '@serendip/texts/languages';
import { z } from 'zod';
import { user } from './accounts.ts';
import { effectiveValue } from './answers.ts';
import { ownCard } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import { storedEventFields } from './events.ts';
import { timestamp, wireId } from './ids.ts';
import { matchCategory, matchFit } from './matching.ts';
import { attachedMessage, reportReasons } from './safety.ts';

/** A host's word to several guests. */
const exportedWord = z
  .object({ event: z.string(), heading: z.string(), text: z.string(), created_at: timestamp })
  .meta({ id: 'ExportedWord' });

/** Own data only: what others wrote or answered is theirs. */
const accountExport = z
  .object({
    user: user.extend({
      created_at: timestamp,
      email_confirmed_at: timestamp.nullable(),
      guest_seen_at: timestamp.nullable(),
      language: z.enum(languages).nullable(),
      sign_in_language: z.enum(languages).nullable(),
    }),
    /** Mailed links and codes that still work, without what is secret in them. */
    mailed_links: z.array(
      z.object({
        kind: z.enum(['password_reset', 'email_confirmation', 'sign_in_code']),
        expires_at: timestamp,
        /** The address that the link would make the account's. */
        new_email: z.string().nullable(),
      }),
    ),
    hosted_events: z.array(
      z.object({
        id: wireId,
        ...storedEventFields.shape,
        created_at: timestamp,
        questions: z.array(z.string()),
      }),
    ),
    /** Addresses that one has told of events. */
    webhooks: z.array(
      z.object({ event: z.string(), url: z.string(), kinds: z.array(z.string()), created_at: timestamp }),
    ),
    /** Events one hosts beside their creators. */
    cohosted_events: z.array(z.object({ id: wireId, name: z.string(), role: z.string(), since: timestamp })),
    /** Events one was asked to host: by whom. */
    cohost_invitations: z.array(z.object({ alias: z.string().nullable(), state: z.string(), asked_at: timestamp })),
    /** Invitations that one said yes to, as the host brought them. */
    invitations: z.array(
      z.object({
        event: z.string(),
        name: z.string().nullable(),
        email: z.string().nullable(),
        answer: z.string().nullable(),
        invited_at: timestamp.nullable(),
      }),
    ),
    joined_events: z.array(
      z.object({ id: wireId, name: z.string(), joined_at: timestamp, spot_me: z.string().nullable() }),
    ),
    /** Events whose place one waits for. */
    waiting_for: z.array(z.object({ id: wireId, name: z.string(), since: timestamp })),
    /** Events that one asks to join. */
    asking_at: z.array(z.object({ event: z.string(), since: timestamp })),
    /** Events that a host removed one from. */
    /** `declined`: one asked to join, and a host said no. */
    removed_from: z.array(z.object({ event: z.string(), at: timestamp, declined: z.boolean() })),
    /** Labels that hosts gave one. */
    labels_hosts_gave_you: z.array(z.object({ event: z.string(), label: z.string() })),
    event_answers: z.array(
      z.object({ event: z.string(), question: z.string(), answer: effectiveValue, host_reads: z.boolean() }),
    ),
    profile_answers: z.array(z.object({ question: z.string(), answer: effectiveValue })),
    /** One's own topics, and those read from the answers that one took away. */
    topics: z.array(
      z.object({ event: z.string(), role: z.string(), phrase: z.string(), state: z.string(), shown: z.boolean() }),
    ),
    skipped_questions: z.array(z.object({ event: z.string(), role: z.string() })),
    /** How well one was understood when last read, as the host's counts hold it. */
    clarity: z.array(z.object({ event: z.string(), clarity: z.string() })),
    feedback: z.array(z.object({ event: z.string(), feedback_type: z.string() })),
    /** Whom one says one met, and whether one is glad. */
    meeting_answers: z.array(
      z.object({ event: z.string(), alias: z.string(), met: z.boolean(), glad: z.boolean().nullable() }),
    ),
    notes: z.array(z.object({ event: z.string(), alias: z.string(), note: z.string() })),
    /** The contact details offered to each person. */
    contact_offers: z.array(
      z.object({
        alias: z.string(),
        name: z.boolean(),
        email: z.boolean(),
        phone: z.string().nullable(),
        links: z.boolean(),
      }),
    ),
    matches: z.array(
      z.object({
        event: z.string(),
        match_percentage: z.int(),
        /** As oneself sees it. */
        match_category: matchCategory,
        fit: matchFit,
        matched_alias: z.string(),
        detailed_reasons: z.array(z.string()),
        opener: z.string().nullable(),
      }),
    ),
    /** Where one was seated, run by run. */
    seats: z.array(z.object({ event: z.string(), round: z.int(), room_number: z.int(), matched_at: timestamp })),
    /** Whom they share a room with in a round, and the reason they were told. */
    meetings: z.array(z.object({ event: z.string(), alias: z.string(), reason: z.string().nullable() })),
    /** The person's presence at evenings: here, or gone again. */
    evenings: z.array(
      z.object({
        event: z.string(),
        here: z.boolean(),
        since: timestamp,
        here_from: timestamp.nullable(),
        here_until: timestamp.nullable(),
      }),
    ),
    /** Where one was in each round of an evening. */
    evening_seats: z.array(z.object({ event: z.string(), opened_at: timestamp, round: z.int(), room_number: z.int() })),
    /** Whom one shared a room with before the seats of a round changed. */
    encounters: z.array(z.object({ event: z.string(), alias: z.string(), round: z.int() })),
    /** Null for somebody who has never saved one. */
    card: ownCard.omit({ picture_url: true }).nullable(),
    /** The bytes of its picture as base64, a WebP file. */
    card_picture: z.string().nullable(),
    /** Pictures that one put in place of events' covers, as base64, WebP files. */
    covers: z.array(z.object({ event: z.string(), picture: z.string() })),
    /** Where one is signed in: when, never the token. */
    sessions: z.array(z.object({ created_at: timestamp, last_used_at: timestamp })),
    /** The provider of the operator that one has signed in with, and who one is there. */
    sign_ons: z.array(
      z.object({ issuer: z.string(), subject: z.string(), created_at: timestamp, last_used_at: timestamp }),
    ),
    /** The person's notifications and switches. */
    notifications: z.array(
      z.object({
        kind: z.string(),
        event: z.string().nullable(),
        alias: z.string().nullable(),
        created_at: timestamp,
        read_at: timestamp.nullable(),
      }),
    ),
    /** By whose service each browser that takes pushes hears. */
    push_subscriptions: z.array(z.object({ service: z.string(), created_at: timestamp })),
    notification_switches: z.array(z.object({ kind: z.string(), email: z.boolean(), push: z.boolean() })),
    passkeys: z.array(z.object({ name: z.string(), created_at: timestamp, last_used_at: timestamp.nullable() })),
    /** Never the secrets. */
    tokens: z.array(
      z.object({
        name: z.string(),
        scopes: z.array(z.string()),
        event: z.string().nullable(),
        created_at: timestamp,
        last_used_on: z.iso.date().nullable(),
        expires_at: timestamp,
      }),
    ),
    messages_sent: z.array(z.object({ recipient_id: wireId, content: z.string(), created_at: timestamp })),
    /** Words one wrote to the guests of events. */
    words_sent: z.array(exportedWord),
    /** Words of hosts to several guests, oneself among them. */
    words_received: z.array(exportedWord),
    /** Events whose hosts' words one turned off. */
    words_off: z.array(z.object({ event: z.string() })),
    /** Whom one has blocked; never who has blocked oneself. */
    blocks: z.array(z.object({ user_id: wireId, alias: z.string().nullable(), created_at: timestamp })),
    /** The person's own reports; never reports by others. */
    reports: z.array(
      z.object({
        event: z.string(),
        user_id: wireId,
        alias: z.string().nullable(),
        reason: z.enum(reportReasons),
        words: z.string().nullable(),
        thread: z.array(attachedMessage).nullable(),
        created_at: timestamp,
      }),
    ),
    /** What an AI endpoint made of one's answers and is kept for the next run: topics it read, vectors. */
    ai_replies: z.array(
      z.object({ event: z.string(), kind: z.enum(['reading', 'vectors']), reply: z.unknown(), created_at: timestamp }),
    ),
  })
  .meta({ id: 'AccountExport' });

export const exportAccount = defineEndpoint({
  id: 'exportAccount',
  method: 'GET',
  path: '/users/export',
  tag: 'Accounts',
  summary: 'Download everything stored about you',
  description: 'The answer holds your own data only: not what others wrote or answered.',
  access: 'signed_in',
  data: z.object({ export: accountExport }),
  message: 'ok',
  failures: [],
});
