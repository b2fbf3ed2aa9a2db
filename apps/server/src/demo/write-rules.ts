import type { Guest } from './front-door.ts';

/** Three rules of the host, of which one cannot hold: there are three mentors, and twenty rooms. */
export async function writeRules(host: Guest, eventId: string, guests: readonly Guest[]): Promise<void> {
  const idsOf = (...places: number[]) => places.flatMap((place) => guests[place]?.id ?? []);
  const { label } = (await host.send('POST', `/events/${eventId}/labels`, { label: { name: 'Mentor' } })) as {
    label: { id: string };
  };
  const user_ids = idsOf(4, 12, 23);
  await host.send('PUT', `/events/${eventId}/labels/${label.id}/participants`, { user_ids });
  for (const rule of [
    { kind: 'pair', strength: 'always', a: { people: idsOf(2) }, b: { people: idsOf(7) }, meet: false },
    { kind: 'room_has', strength: 'always', group: { label_id: label.id }, at_least: 1 },
    { kind: 'quota', strength: 'if_possible', group: { label_id: label.id }, at_least: 3 },
  ])
    await host.send('POST', `/events/${eventId}/rules`, { rule });
}
