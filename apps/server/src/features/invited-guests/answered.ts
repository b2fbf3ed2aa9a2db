import { sql } from '../../db/sql.ts';

/** What an answer changes in the row of an invitation. After a 'maybe' a word that was written before still comes. */
export const answered = (answer: 'yes' | 'maybe' | 'no') => {
  const keeps = sql`${answer}::text = 'maybe' and word_id is not null and word_mailed_at is null`;
  return {
    answer,
    answeredAt: sql`now()`,
    mailDueAt: sql`case when ${keeps} then mail_due_at end`,
    mailAskedAt: sql`case when ${keeps} then mail_asked_at end`,
    mailHeld: sql`mail_held and ${keeps}`,
  };
};
