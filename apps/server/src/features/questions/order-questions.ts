import type { orderEventQuestions } from '@serendip/contract/questions';
import { say } from '@serendip/texts/sentence';
import type { Db } from '../../db/database.ts';
import { eventQuestions } from '../../db/schema/events.ts';
import { asc, eq, sql } from '../../db/sql.ts';
import { invalid } from '../../errors.ts';
import type { Handler } from '../../http/bind.ts';
import { presentEventQuestion } from './present.ts';
import { holdQuestions } from './question-room.ts';

/** Puts questions in order. Those that another host added meanwhile come last. */
export const orderQuestionsHandler: Handler<typeof orderEventQuestions> = async (
  { body: { question_ids: wanted }, event },
  { database: { db } },
) =>
  db.transaction(async (tx) => {
    await holdQuestions(tx, event.id);
    const present = (await ordered(tx, event.id)).map(({ id }) => id);
    if (new Set(wanted).size < wanted.length || wanted.some((id) => !present.includes(id)))
      throw invalid(say('orderQuestions'));
    const ids = [...wanted, ...present.filter((id) => !wanted.includes(id))];
    // The places stay the same, only who has which changes, so that a later question still comes last.
    await tx.execute(sql`
      update event_questions q set seq = place.seq
      from (select seq, row_number() over (order by seq) as n from event_questions where event_id = ${event.id}) place
        join json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as one(id, n) on one.n = place.n
      where q.id = one.id::uuid and q.event_id = ${event.id} and q.seq <> place.seq`);
    return { questions: (await ordered(tx, event.id)).map(presentEventQuestion) };
  });

const ordered = (tx: Db, eventId: string) =>
  tx.select().from(eventQuestions).where(eq(eventQuestions.eventId, eventId)).orderBy(asc(eventQuestions.seq));
