import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

/**
 * After a question was changed: rules that name it go if the host does not read it any more, and rules that name an option
 * that is gone. Guests then answer in confidence, and no rule may show it.
 */
export async function followQuestion(
  tx: Db,
  question: { id: string; hostReads: boolean; options: { id: string }[] },
): Promise<void> {
  const options = JSON.stringify(question.options.map(({ id }) => id));
  await tx.execute(sql`delete from event_rules where (question_a = ${question.id} or question_b = ${question.id}) and (
    not ${question.hostReads}::boolean
    or (question_a = ${question.id} and terms -> 'a' ? 'option' and not ${options}::jsonb ? (terms -> 'a' ->> 'option'))
    or (question_b = ${question.id} and terms -> 'b' ? 'option' and not ${options}::jsonb ? (terms -> 'b' ->> 'option')))`);
}
