import { exportAccount } from '@serendip/contract/account-export';
import {
  answerCohostInvitation,
  askCohost,
  listCohostInvitations,
  listCohosts,
  removeCohost,
} from '@serendip/contract/cohosts';
import { actOnLive, getLive, getRoster, setPresence } from '@serendip/contract/evening';
import { getEvent, listHostedEvents, updateEvent } from '@serendip/contract/events';
import { listNotifications } from '@serendip/contract/notifications';
import { listParticipants, removeParticipant } from '@serendip/contract/participants';
import { reportPerson } from '@serendip/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { becomeCohost } from '../../../test/become-cohost.ts';
import { act } from '../../../test/evening.ts';
import { of, personAt } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
});
afterAll(() => world.close());

/** An event with open doors, three participants and a helper who said yes. */
async function helped() {
  const [event, helper] = [await world.createEvent(host), await world.arrive()];
  const body = { cohost: { email: String(helper.email), role: 'door' as const } };
  await host.get(askCohost, { ...of(event), body });
  expect((await helper.get(listCohostInvitations, {})).invitations).toMatchObject([{ role: 'door' }]);
  await helper.get(answerCohostInvitation, { ...of(event), body: { cohost: { accept: true } } });
  const [ann] = (await world.crowd(event, 3)) as [Person];
  const { code, version } = await act(host, event, 'open_doors');
  return { event, helper, ann, code, version };
}

test('a door helper has names and aliases, the code, and check-in, and sees no e-mail', async () => {
  const { event, helper, ann, code } = await helped();
  expect((await host.get(listCohosts, of(event))).cohosts).toMatchObject([
    { id: helper.id, role: 'door', pending: false },
  ]);
  expect((await helper.get(getEvent, of(event))).event).toMatchObject({ user_door: true, user_cohost: false });
  expect((await helper.get(listHostedEvents, {})).events.map(({ id }) => id)).toEqual([event.id]);
  const { participants } = await helper.get(getRoster, of(event));
  expect(participants).toHaveLength(3);
  expect(JSON.stringify(participants)).not.toContain('@');
  expect(participants.map(({ alias }) => alias)).toContain(ann.alias);
  expect((await host.get(getRoster, of(event))).participants.some(({ email }) => email === ann.email)).toBe(true);
  const { live } = await helper.get(getLive, of(event));
  expect(live?.code).toBe(code);
  expect(live).not.toHaveProperty('asking_count');
  await helper.get(setPresence, { ...of(event), body: { presence: { user_id: ann.id, here: true } } });
  expect((await helper.get(getRoster, of(event))).here_count).toBe(1);
  await helper.get(setPresence, { ...of(event), body: { presence: { user_id: ann.id, here: false } } });
  expect((await helper.get(getRoster, of(event))).here_count).toBe(0);
});

test('a door helper changes, hears and reads nothing of a host', async () => {
  const { event, helper, ann, version } = await helped();
  const refused = [
    await helper.call(updateEvent, { ...of(event), body: { event: { name: 'Mine' } } }),
    await helper.call(listParticipants, of(event)),
    await helper.call(removeParticipant, personAt(event, ann)),
    await helper.call(actOnLive, { ...of(event), body: { live: { action: 'end', version } } }),
    await helper.call(listCohosts, of(event)),
    await helper.call(removeCohost, personAt(event, host)),
  ];
  expect(refused.map(({ code, message }) => [code, message])).toEqual(
    refused.map(() => [403, 'Only the event host can do this']),
  );
  await ann.get(reportPerson, {
    params: { user_id: host.id },
    body: { report: { event_id: event.id, reason: 'spam' } },
  });
  expect((await helper.get(listNotifications, {})).notifications.map(({ kind }) => kind)).toEqual(['cohost']);
});

test('helping ends with the helper’s or the host’s word, and a co-host needs a new yes', async () => {
  const { event, helper } = await helped();
  expect((await helper.get(exportAccount, {})).export.cohosted_events).toMatchObject([{ id: event.id, role: 'door' }]);
  await becomeCohost(host, event, helper);
  expect((await helper.get(getEvent, of(event))).event).toMatchObject({ user_door: false, user_cohost: true });
  await helper.get(removeCohost, personAt(event, helper));
  expect((await helper.call(getRoster, of(event))).code).toBe(403);
  const second = await helped();
  await host.get(removeCohost, personAt(second.event, second.helper));
  expect((await second.helper.call(getLive, of(second.event))).code).toBe(403);
  const third = await helped();
  await third.helper.get(removeCohost, personAt(third.event, third.helper));
  expect((await third.helper.call(getRoster, of(third.event))).code).toBe(403);
  expect((await host.get(listCohosts, of(third.event))).cohosts).toEqual([]);
});
