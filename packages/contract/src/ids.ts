import { z } from 'zod';
import type { FailureCode } from './failures.ts';
import { fault } from './fault.ts';
import { refusedAs } from './refused-as.ts';

/** A text that cannot be an id is an id that nothing has: the same failure as for an unknown one. */
export const idOr = (code: FailureCode) => refusedAs(code, z.uuid());

export const eventId = idOr('event_not_found');
export const questionId = idOr('question_not_found');
export const preferenceId = idOr('preference_not_found');
export const userId = idOr('user_not_found');

/** Profile questions are named by the operator's file, so their ids are words. */
export const profileQuestionId = refusedAs('question_not_found', z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/));

/** Ids on the wire are opaque text. */
export const wireId = z.string();
export const timestamp = z.iso.datetime();

/** Made by the caller, any version of UUID: sent again with the same one, a call answers with what the first one made. */
export const clientId = z.guid({ error: fault('mustBeUuid', { field: 'client_id' }) }).nullish();

/** The version that a change was made from. Without it, the change overwrites what others changed meanwhile. */
export const version = z.int({ error: fault('mustBeWholeNumber', { field: 'version' }) }).optional();
