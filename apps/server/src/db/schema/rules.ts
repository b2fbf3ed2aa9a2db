import type { RuleTerms } from '@serendip/contract/rules';
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from '../sql.ts';
import { users } from './accounts.ts';
import { id, ownerOf } from './columns.ts';
import { eventQuestions, events } from './events.ts';
import { eventLabels } from './labels.ts';

/**
 * A host's rule. Its groups are `a` and `b` (`by` and a single `group` are `a`). Labels and questions are columns, so that a
 * rule goes with what it names.
 */
export const eventRules = pgTable(
  'event_rules',
  {
    id: id(),
    eventId: ownerOf('event_id').references(() => events.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'pair' | 'same' | 'room_has' | 'stay' | 'quota'>().notNull(),
    strength: text('strength').$type<'always' | 'if_possible'>().notNull(),
    /** Numbers and choices of the kind, and the sort of each group. It names no person, label or question. */
    terms: jsonb('terms').$type<RuleTerms>().notNull(),
    labelA: uuid('label_a').references(() => eventLabels.id, { onDelete: 'cascade' }),
    labelB: uuid('label_b').references(() => eventLabels.id, { onDelete: 'cascade' }),
    questionA: uuid('question_a').references(() => eventQuestions.id, { onDelete: 'cascade' }),
    questionB: uuid('question_b').references(() => eventQuestions.id, { onDelete: 'cascade' }),
    /** The order in which 'if possible' rules count. */
    seq: bigint('seq', { mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
  },
  (table) => [
    index('event_rules_by_event').on(table.eventId, table.seq),
    index().on(table.labelA),
    index().on(table.labelB),
    index().on(table.questionA),
    index().on(table.questionB),
    check('rule_kind', sql`${table.kind} in ('pair', 'same', 'room_has', 'stay', 'quota')`),
    check('rule_strength', sql`${table.strength} in ('always', 'if_possible')`),
  ],
);

/** The people whom a rule names one by one. */
export const rulePeople = pgTable(
  'rule_people',
  {
    ruleId: ownerOf('rule_id').references(() => eventRules.id, { onDelete: 'cascade' }),
    side: text('side').$type<'a' | 'b'>().notNull(),
    userId: ownerOf('user_id').references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.ruleId, table.side, table.userId] }), index().on(table.userId)],
);
