import type { sendMessage } from '@serendip/contract/messages';
import type { Db } from '../../db/database.ts';
import { inTurn } from '../../db/in-turn.ts';
import { messages } from '../../db/schema/messages.ts';
import { and, eq } from '../../db/sql.ts';
import type { Handler } from '../../http/bind.ts';
import { requireContact } from './access.ts';
import { keepPace } from './pace.ts';
import { presentMessage } from './present.ts';
import { mayWrite } from './queries.ts';

interface NewMessage {
  senderId: string;
  recipientId: string;
  content: string;
  clientId: string | null;
}

/** Stores a message once: a retry with the same client id finds the first. */
async function storeOnce(db: Db, { senderId, recipientId, content, clientId }: NewMessage) {
  const inserted = await db
    .insert(messages)
    .values({ senderId, recipientId, content, clientId })
    .onConflictDoNothing()
    .returning();
  if (inserted.length > 0 || !clientId) return inserted[0];
  const isFirst = and(
    eq(messages.senderId, senderId),
    eq(messages.recipientId, recipientId),
    eq(messages.clientId, clientId),
  );
  return (await db.select().from(messages).where(isFirst))[0];
}

/** 403 for strangers, 429 beyond the bound. */
export const sendMessageHandler: Handler<typeof sendMessage> = async (
  { body, caller, params },
  { bounds, config, database: { db } },
) => {
  const { content, client_id: clientId = null } = body.message;
  const sent = { senderId: caller.id, recipientId: params.user_id, content, clientId };
  requireContact(await mayWrite(db, caller.id, params.user_id));
  const paced = () =>
    db.transaction(async (tx) => {
      await keepPace(tx, bounds, sent);
      return storeOnce(tx, sent);
    });
  const message = await (config.rateLimit ? inTurn(`${caller.id} ${params.user_id}`, paced) : storeOnce(db, sent));
  if (!message) throw new Error('a message was neither stored nor found');
  return {
    message: presentMessage({
      id: message.id,
      sender_id: message.senderId,
      recipient_id: message.recipientId,
      content: message.content,
      created_at: message.createdAt,
    }),
  };
};
