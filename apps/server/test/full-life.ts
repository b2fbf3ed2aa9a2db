import { saveEventAnswer } from '@serendip/contract/answers';
import { saveMyCard, saveSpotMe } from '@serendip/contract/cards';
import { joinEvent } from '@serendip/contract/events';
import { giveFeedback } from '@serendip/contract/feedback';
import { sendMessage } from '@serendip/contract/messages';
import { saveProfileAnswer } from '@serendip/contract/profile';
import { createEventQuestion } from '@serendip/contract/questions';
import { addMyTopic, listMyTopics, skipTopicAsk } from '@serendip/contract/topics';
import { eventCovers } from '../src/db/schema/events.ts';
import { of } from './matching.ts';
import { type Pairing, storedRun } from './stored-run.ts';
import type { World } from './world.ts';

/** Somebody with one of everything, at an event of three. */
export async function fullLife(world: World) {
  const [me, partner, host] = [await world.signUp(), await world.arrive(), await world.arrive()];
  const event = await world.createEvent(host, { name: 'Winter Fair' });
  for (const person of [me, partner, host]) await person.get(joinEvent, of(event));
  const { question } = await host.get(createEventQuestion, { ...of(event), body: { question: { text: 'Why?' } } });
  const answer = { question_id: question.id, text_response: 'canary-event-answer' };
  await me.get(saveEventAnswer, { ...of(event), body: { event_user_preference: answer } });
  const profileAnswer = { question_id: 'what-you-do', text_response: 'canary-profile-answer' };
  await me.get(saveProfileAnswer, { body: { user_preference: profileAnswer } });
  await me.get(giveFeedback, { ...of(event), body: { feedback: { feedback_type: 'positive' } } });
  const topic = { role: 'need' as const, phrase: 'canary-topic' };
  await me.get(addMyTopic, { ...of(event), body: { topic } });
  await me.get(saveMyCard, { body: { card: { name: 'canary-card', links: ['https://canary.example'] } } });
  await me.get(saveSpotMe, { ...of(event), body: { text: 'canary-scarf' } });
  await me.get(skipTopicAsk, { ...of(event), body: { role: 'offer' } });
  await me.get(listMyTopics, of(event));
  const pairings: Pairing[] = [
    {
      of: [me, partner],
      reasons: [['About the partner.'], ['About me.']],
      openers: ['Ask the partner.', 'Ask me.'],
    },
    { of: [me, host] },
    { of: [partner, host] },
  ];
  const run = await storedRun(world, event, pairings, [[[me, partner, host]], [[me, partner], [host]]]);
  await me.get(sendMessage, { params: { user_id: partner.id }, body: { message: { content: 'canary-message' } } });
  const own = await world.createEvent(me, { name: 'My Own' });
  const cover = { large: Buffer.from('canary-cover'), small: Buffer.from('canary-cover') };
  await world.ctx.database.db.insert(eventCovers).values({ ...cover, eventId: own.id, madeBy: me.id, key: own.id });
  return { me, partner, host, event, question, own, run };
}

export type Life = Awaited<ReturnType<typeof fullLife>>;
