import type { AskedRole, Clarity, TopicRole } from '@serendip/contract/topics';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { sql } from '../sql.ts';
import { users } from './accounts.ts';
import { at, createdAt, id, ownerOf } from './columns.ts';
import { eventQuestions, events, type StoredOption } from './events.ts';

type StoredAnswer = string | number | string[];

export const eventAnswers = pgTable(
  'event_answers',
  {
    id: id(),
    questionId: ownerOf('question_id').references(() => eventQuestions.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    value: jsonb('value').$type<StoredAnswer>().notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [unique('one_answer_per_question').on(table.questionId, table.userId), index().on(table.userId)],
);

/** The operator's questions, synchronised from `content/profile-questions.json` at every start. */
export const profileQuestions = pgTable('profile_questions', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  /** Not in the file any more: hidden, but its answers stay in case it returns. */
  retired: boolean('retired').notNull().default(false),
  text: text('text').notNull(),
  inputType: text('input_type').notNull(),
  sliderMin: smallint('slider_min'),
  sliderMax: smallint('slider_max'),
  scaleType: text('scale_type'),
  minLabel: text('min_label'),
  maxLabel: text('max_label'),
  matchingContext: text('matching_context'),
  contextHeader: text('context_header').notNull(),
  celebrationMessage: text('celebration_message').notNull(),
  options: jsonb('options').$type<StoredOption[]>().notNull().default([]),
});

export const profileAnswers = pgTable(
  'profile_answers',
  {
    id: id(),
    questionId: text('question_id')
      .notNull()
      .references(() => profileQuestions.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    value: jsonb('value').$type<StoredAnswer>().notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [unique('one_profile_answer_per_question').on(table.questionId, table.userId), index().on(table.userId)],
);

/** A person's own topics, and read ones that they dismissed. Other read topics are not stored. */
export const topics = pgTable(
  'topics',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<TopicRole>().notNull(),
    /** The phrase in its comparable form: trimmed, without case. */
    key: text('key').notNull(),
    phrase: text('phrase').notNull(),
    state: text('state').$type<'own' | 'dismissed'>().notNull(),
    /** Whether matches may read it as it was typed. */
    shown: boolean('shown').notNull().default(false),
    createdAt: createdAt(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId, table.role, table.key] }),
    index().on(table.userId),
    check('topic_role', sql`${table.role} in ('offer', 'need', 'interest', 'avoid')`),
    check('topic_state', sql`${table.state} in ('own', 'dismissed')`),
    check('shown_topics', sql`not ${table.shown} or (${table.state} = 'own' and ${table.role} <> 'avoid')`),
  ],
);

/** Questions of the card that a person skipped; asked again when the answers change. */
export const topicSkips = pgTable(
  'topic_skips',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<AskedRole>().notNull(),
    /** MD5 of the answers. */
    answersHash: text('answers_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.userId, table.role] }), index().on(table.userId)],
);

/** The clarity at the last reading, for the host's counts. Never shown by name. */
export const topicReadings = pgTable(
  'topic_readings',
  {
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** A stamp of all inputs, including the engine. */
    stamp: text('stamp').notNull(),
    clarity: text('clarity').$type<Clarity>().notNull(),
    asked: boolean('asked').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.userId] }), index().on(table.userId)],
);
