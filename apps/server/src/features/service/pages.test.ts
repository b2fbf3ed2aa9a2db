import { legalPages } from '@serendip/contract/service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../../test/world.ts';
import type { ExportPart } from '../../db/personal-data.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const read = async (page: (typeof legalPages)[number]) => (await world.app.inject(`/api/legal/${page}`)).body;

test('each legal text is public and begins with its title', async () => {
  for (const page of legalPages) expect(await read(page)).toMatch(/^# \S/);
  const other = await world.app.inject('/api/legal/..%2F..%2Fpackage.json');
  expect([other.statusCode, other.body.includes('serendip"')]).toEqual([404, false]);
});

/** Words of the privacy text for each part of what is kept about a person. */
const words: Record<ExportPart, RegExp> = {
  user: /e-mail address.*hash of your password.*alias/,
  mailed_links: /Mailed links and codes/,
  hosted_events: /events you create/,
  webhooks: /addresses that you have told/,
  cohosted_events: /host together/,
  cohost_invitations: /asked to host/,
  invitations: /Invitations you said yes to/,
  joined_events: /join/,
  waiting_for: /wait for/,
  asking_at: /ask to enter at the door/,
  removed_from: /removed from/,
  labels_hosts_gave_you: /Labels that hosts put on you/,
  event_answers: /answers to the questions of events/,
  profile_answers: /your profile/,
  topics: /topics read from your answers or added/,
  skipped_questions: /questions you skipped/,
  clarity: /how well the engine understands you/,
  feedback: /feedback about an event/,
  meeting_answers: /met somebody and are glad/,
  notes: /private notes/,
  contact_offers: /contacts you share/,
  matches: /matches with their reasons/,
  seats: /rooms and seats planned/,
  meetings: /suggestions for a first question/,
  evenings: /when you checked in and left/,
  evening_seats: /where you sat/,
  encounters: /whom you met in a room/,
  card: /Your card: name, headline/,
  card_picture: /picture/,
  covers: /pictures you put in place of covers/,
  sessions: /Your sessions/,
  sign_ons: /single sign-on/,
  notifications: /Your notifications/,
  push_subscriptions: /take pushes/,
  notification_switches: /kinds you turned off/,
  passkeys: /public key of each device/,
  tokens: /API token/,
  messages_sent: /Your messages/,
  words_sent: /wrote as a host to the guests/,
  words_received: /what hosts wrote to you/,
  words_off: /news you turned off/,
  blocks: /people you blocked/,
  reports: /reports that you wrote/,
  ai_replies: /language model, its replies/,
};

test.each(Object.entries(words))('the shipped privacy text names what is kept: %s', async (_part, said) => {
  expect(await read('privacy')).toMatch(said);
});
