import type { Db } from '../../db/database.ts';
import { eventFeedback } from '../../db/schema/events.ts';
import { and, eq } from '../../db/sql.ts';

export const ofPerson = (eventId: string, userId: string) =>
  and(eq(eventFeedback.eventId, eventId), eq(eventFeedback.userId, userId));

export const feedbackOf = async (db: Db, eventId: string, userId: string) =>
  (await db.select().from(eventFeedback).where(ofPerson(eventId, userId)))[0];
