import { type Conversation, type Message, sendMessage } from '@serendip/contract/messages';
import type { MockApi, SeenCall } from './mock-api.ts';
import { ana, ben, conversation, message } from './samples.ts';
import { answerMessages } from './whole-screens.ts';

/** When the tests of messages happen, where they need a time. */
export const now = '2026-01-10T12:00:00Z';
export const withBen = `/messages?user=${ben.id}`;

interface Sent {
  message: { content: string; client_id: string };
}

/** The messages sent so far. */
export const sent = (api: MockApi) => api.callsOf(sendMessage).map(({ body }) => (body as Sent).message);

const taken = ({ body }: SeenCall): { message: Message } => ({
  message: message(90, (body as Sent).message.content, { sender_id: ana.id, recipient_id: ben.id }),
});

/** A server with this thread, which takes what is sent. */
export const answerThread = (api: MockApi, thread: Message[], list: Conversation[] = [conversation()]): MockApi =>
  answerMessages(api, list, thread).answer(sendMessage, taken);
