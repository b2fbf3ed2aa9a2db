import type { sendMessage } from '@serendip/contract/messages';
import { and, eq } from 'drizzle-orm';
import { messages } from '../../db/schema.ts';
import type { Handler } from '../../http/bind.ts';
import { requireContact } from './access.ts';
import { presentMessage } from './present.ts';
import { mayWrite } from './queries.ts';

/** Stores a message once: a repetition with the same client id answers with the first. */
export const sendMessageHandler: Handler<typeof sendMessage> = async (
  { body, caller, params },
  { database: { db } },
) => {
  const { content, client_id: clientId } = body.message;
  const recipientId = params.user_id;
  requireContact(await mayWrite(db, caller.id, recipientId));
  const inserted = await db
    .insert(messages)
    .values({ senderId: caller.id, recipientId, content, clientId: clientId ?? null })
    .onConflictDoNothing()
    .returning();
  const [message] =
    inserted.length > 0 || !clientId
      ? inserted
      : await db
          .select()
          .from(messages)
          .where(
            and(
              eq(messages.senderId, caller.id),
              eq(messages.recipientId, recipientId),
              eq(messages.clientId, clientId),
            ),
          );
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
