import { answerCohostInvitation, askCohost } from '@serendip/contract/cohosts';
import { of } from './matching.ts';
import type { Person } from './world.ts';

/** The host asks, and the person says yes. */
export async function becomeCohost(host: Person, event: { id: string }, person: Person): Promise<void> {
  await host.get(askCohost, { ...of(event), body: { cohost: { email: String(person.email) } } });
  await person.get(answerCohostInvitation, { ...of(event), body: { cohost: { accept: true } } });
}
