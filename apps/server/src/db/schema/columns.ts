import { customType, integer, jsonb, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Shared columns. Rules that must hold in any case are constraints: one answer per person and question, one membership
 * and one feedback per person and event, one active run per event, one copy of a re-sent message.
 */
export const id = () => uuid('id').primaryKey().defaultRandom();
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => at('created_at').notNull().defaultNow();
export const ownerOf = (name: string) => uuid(name).notNull();
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** For rows that two people may edit at once: a version, and for each changed field the version that changed it last. */
export const versionColumns = () => ({
  version: integer('version').notNull().default(1),
  fieldVersions: jsonb('field_versions').$type<Record<string, number>>().notNull().default({}),
});
