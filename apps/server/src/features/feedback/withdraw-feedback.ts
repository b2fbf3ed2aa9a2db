import type { withdrawFeedback } from '@serendip/contract/feedback';
import { eventFeedback } from '../../db/schema/events.ts';
import type { Handler } from '../../http/bind.ts';
import { ofPerson } from './queries.ts';

export const withdrawFeedbackHandler: Handler<typeof withdrawFeedback> = async (
  { caller, event },
  { database: { db } },
) => {
  await db.delete(eventFeedback).where(ofPerson(event.id, caller.id));
  return {};
};
