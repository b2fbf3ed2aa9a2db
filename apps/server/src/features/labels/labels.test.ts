import { exportAccount } from '@serendip/contract/account-export';
import { deleteAccount } from '@serendip/contract/accounts';
import { joinEvent, leaveEvent } from '@serendip/contract/events';
import {
  createLabel,
  deleteLabel,
  labelPeople,
  listLabels,
  saveParticipantLabels,
  updateLabel,
} from '@serendip/contract/labels';
import { listParticipants } from '@serendip/contract/participants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { of } from '../../../test/matching.ts';
import { openWorld, type Person, type World } from '../../../test/world.ts';
import { participantLabels } from '../../db/schema/labels.ts';

let world: World;
let host: Person;
beforeAll(async () => {
  world = await openWorld();
  host = await world.arrive();
});
afterAll(() => world.close());

type Ided = { id: string };
const make = (event: Ided, name: unknown) => host.send('POST', `/events/${event.id}/labels`, { label: { name } });
const made = async (event: Ided, name: string) =>
  (await host.get(createLabel, { ...of(event), body: { label: { name } } })).label;
const one = (event: Ided, label: Ided) => ({ params: { event_id: event.id, label_id: label.id } });
const put = (event: Ided, label: Ided, people: Ided[], labelled = true) =>
  host.get(labelPeople, { ...one(event, label), body: { user_ids: people.map(({ id }) => id), labelled } });
const save = (event: Ided, person: Ided, labels: Ided[]) =>
  host.call(saveParticipantLabels, {
    params: { event_id: event.id, user_id: person.id },
    body: { label_ids: labels.map(({ id }) => id) },
  });
const listed = async (event: Ided, label?: Ided) =>
  (await host.get(listParticipants, { ...of(event), query: label ? { label_id: label.id } : {} })).participants;

test('a label is named once whatever the case, renamed, and made at most twenty times however many hosts make one at once', async () => {
  const event = await world.createEvent(host);
  expect((await made(event, ' Team   Red ')).name).toBe('Team Red');
  expect(await make(event, 'TEAM RED')).toMatchObject({ code: 422, errors: ['Name has already been taken'] });
  expect(await make(event, 'x'.repeat(31))).toMatchObject({
    code: 422,
    errors: ['Name is too long (maximum is 30 characters)'],
  });
  for (const name of ['', ' ', null, undefined]) expect((await make(event, name)).errors).toEqual(['Name is required']);
  const vip = await made(event, 'VIP');
  const rename = (name: string) => host.call(updateLabel, { ...one(event, vip), body: { label: { name } } });
  expect((await rename('vip')).data.label).toEqual({ id: vip.id, name: 'vip', people: 0 });
  expect((await rename('team red')).code).toBe(422);
  const answers = await Promise.all(Array.from({ length: 25 }, (_, n) => make(event, `Group ${n}`)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(18);
  expect(answers.find(({ code }) => code === 422)?.errors).toEqual(['An event has at most 20 labels']);
  expect((await host.get(listLabels, of(event))).labels.map(({ name }) => name).slice(0, 2)).toEqual([
    'Team Red',
    'vip',
  ]);
});

test('hosts put labels on people who are there, one by one or many at once, and find people by them', async () => {
  const event = await world.createEvent(host);
  const other = await world.createEvent(host);
  const [ann, bob, cleo] = (await world.crowd(event, 3)) as [Person, Person, Person];
  const [mentor, vip, foreign] = [await made(event, 'Mentor'), await made(event, 'VIP'), await made(other, 'Mentor')];
  const stranger = await world.arrive();
  expect((await put(event, mentor, [ann, bob, stranger])).label).toEqual({ ...mentor, people: 2 });
  expect((await save(event, ann, [vip, mentor])).data.labels.map(({ name }) => name)).toEqual(['Mentor', 'VIP']);
  expect((await save(event, stranger, [vip])).code).toBe(404);
  expect((await save(event, cleo, [foreign])).message).toBe('Label not found');
  const labelsOf = (people: Awaited<ReturnType<typeof listed>>) =>
    Object.fromEntries(people.map(({ id, labels }) => [id, labels.map(({ name }) => name)]));
  expect(labelsOf(await listed(event))).toEqual({ [ann.id]: ['Mentor', 'VIP'], [bob.id]: ['Mentor'], [cleo.id]: [] });
  expect(labelsOf(await listed(event, vip))).toEqual({ [ann.id]: ['Mentor', 'VIP'] });
  expect(await listed(event, foreign)).toEqual([]);
  await put(event, mentor, [ann], false);
  expect(labelsOf(await listed(event, mentor))).toEqual({ [bob.id]: ['Mentor'] });
  const tooMany = Array.from({ length: 501 }, () => ann.id);
  const path = `/events/${event.id}/labels/${mentor.id}/participants`;
  expect((await host.send('PUT', path, { user_ids: tooMany })).errors).toEqual([
    'User ids are too many (maximum is 500)',
  ]);
  // A person who left is not counted, and has the label again when they return.
  await bob.get(leaveEvent, of(event));
  expect((await host.get(listLabels, of(event))).labels[0]?.people).toBe(0);
  await bob.get(joinEvent, of(event));
  expect((await host.get(listLabels, of(event))).labels[0]?.people).toBe(1);
});

test('a person’s export holds the labels put on them, and labels go with the account, the label and the event', async () => {
  const event = await world.createEvent(host, { name: 'Offsite' });
  const [ann, bob] = (await world.crowd(event, 2)) as [Person, Person];
  const [mentor, vip] = [await made(event, 'Mentor'), await made(event, 'VIP')];
  for (const label of [mentor, vip]) await put(event, label, [ann, bob]);
  const held = async (person: Person) => (await person.get(exportAccount, {})).export.labels_hosts_gave_you;
  expect(await held(bob)).toEqual([
    { event: 'Offsite', label: 'Mentor' },
    { event: 'Offsite', label: 'VIP' },
  ]);
  await ann.get(deleteAccount, { body: { user: { password: 'correct horse' } } });
  expect(await world.ctx.database.db.$count(participantLabels)).toBeGreaterThan(0);
  await host.get(deleteLabel, one(event, vip));
  expect((await host.call(deleteLabel, one(event, vip))).code).toBe(404);
  expect(await held(bob)).toEqual([{ event: 'Offsite', label: 'Mentor' }]);
  expect((await host.get(listLabels, of(event))).labels).toEqual([{ ...mentor, people: 1 }]);
});
