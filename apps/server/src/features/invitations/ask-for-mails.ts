import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { deliveryOrder, invitationMailsJob } from '../../queue/jobs.ts';

/** Enqueues the sending of invitations that are due, in the transaction that made them due. */
export const askForMails = (tx: Db, { queue }: Pick<Ctx, 'queue'>): Promise<void> =>
  queue.enqueue(tx, invitationMailsJob, {}, deliveryOrder);
