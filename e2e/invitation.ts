import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { desktop, phone } from '@serendip/test-kit/devices';
import { patience } from '@serendip/test-kit/patience';
import { expect } from 'vitest';
import { type Api, askQuestion, caller, makeEvent, signUp } from './api.ts';
import type { Product } from './product.ts';

/** The newest mail to an address in the outbox of a server without mail, once it is there. */
async function mailTo({ serendip }: Product, email: string, subject: string): Promise<string> {
  const outbox = join(serendip.dataDir, 'outbox');
  for (const end = Date.now() + patience; Date.now() < end; ) {
    const names = existsSync(outbox) ? readdirSync(outbox).toSorted().toReversed() : [];
    for (const name of names.filter((one) => one.endsWith('.eml'))) {
      const text = readFileSync(join(outbox, name), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '=');
      if (text.includes(`To: ${email}`) && text.includes(`Subject: ${subject}`)) return text;
    }
    await sleep(100);
  }
  throw new Error(`no mail '${subject}' came to ${email}`);
}

/** A host invites two people to an event for two, one with an answer, by the API. */
async function invitePeople(api: Api) {
  const host = await signUp(api, 'inviting@example.org');
  const eventId = await makeEvent(api, host, { name: 'Harbour Mixer', capacity: 2 });
  const question_id = await askQuestion(api, host, eventId, 'What do you eat?');
  const rows = [
    { name: 'Ida', email: 'ida@example.org', answers: [{ question_id, value: 'No nuts' }] },
    { email: 'bo@example.org' },
  ];
  await api('POST', `/events/${eventId}/guest_lists`, host, { guest_list: { rows, invite: true } });
  return { host, eventId };
}

const linkIn = (mail: string) => `/i/${/\/i\/([\w-]{43})/.exec(mail)?.[1]}`;
const invitation = 'You are invited to Harbour Mixer';

/** Changes the mind until the event is full, waits for a place, and is withdrawn. */
async function changeMind(product: Product, api: Api, { host, eventId }: { host: string; eventId: string }) {
  const link = linkIn(await mailTo(product, 'bo@example.org', invitation));
  const { page, complaints } = await product.visit(phone);
  const say = (answer: string) => page.getByRole('button', { name: answer, exact: true }).tap();
  await page.goto(link);
  await say('Maybe');
  await page.getByText('You may come. Your host sees it.').waitFor();
  await say('No');
  await page.getByText('You do not come. Your host sees it.').waitFor();
  await api('POST', `/events/${eventId}/join`, await signUp(api, 'filling@example.org'));
  await page.getByLabel('What should people call you?').fill('Bo');
  await say('Yes, I come');
  await page.getByText('You are on the waiting list.').waitFor();
  const { invitations } = (await api('GET', `/events/${eventId}/invitations`, host)).data as {
    invitations: { id: string; email: string; state: string }[];
  };
  const [bo] = invitations.filter(({ email }) => email === 'bo@example.org');
  expect(bo?.state).toBe('waiting');
  expect(complaints).toEqual([]);
  await api('DELETE', `/events/${eventId}/invitations/${bo?.id}`, host);
  await page.reload();
  await page.getByRole('heading', { name: 'This invitation is not valid any more' }).waitFor();
}

export async function invitationJourney(product: Product): Promise<void> {
  const api = caller(product.serendip.url);
  const invited = await invitePeople(api);
  const mail = await mailTo(product, 'ida@example.org', invitation);
  const link = linkIn(mail);
  const stop = `/i/stop/${/\/i\/stop\/([\w.~-]+)/.exec(mail)?.[1]}`;

  const { page, complaints } = await product.visit(phone);
  // A scanner opens it first.
  await page.request.get(link);
  await page.goto(link);
  await page.getByRole('heading', { name: 'Will you come, Ida?' }).waitFor();
  await page.getByText('inviting@example.org invites you.').waitFor();
  await page.getByRole('button', { name: 'Yes, I come' }).tap();
  await page.getByText('You take part.').waitFor();
  await page.getByText('Your host brought these answers.').waitFor();
  await page.getByRole('button', { name: 'Keep', exact: true }).tap();
  await page.getByText('Your host brought these answers.').waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Go to the event' }).tap();
  await page.getByRole('heading', { name: "You're In!" }).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'What do you eat?' }).inputValue()).toBe('No nuts');
  expect(complaints).toEqual([]);

  await changeMind(product, api, invited);

  const other = await product.visit(desktop);
  await other.page.goto(link);
  await other.page.getByRole('heading', { name: 'You said yes on another device.' }).waitFor();
  await other.page.getByRole('link', { name: 'E-mail me a code' }).click();
  await other.page.getByLabel('Email', { exact: true }).fill('ida@example.org');
  await other.page.getByRole('button', { name: 'E-mail me a code' }).click();
  const asked = await mailTo(product, 'ida@example.org', 'Your code to sign in to Serendip');
  await other.page.getByLabel('Code', { exact: true }).fill(/^(\d{6})\r?$/m.exec(asked)?.[1] ?? '');
  await other.page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await other.page.waitForURL(`**${link}`);
  await other.page.getByText('You take part.').waitFor();

  await other.page.goto(stop);
  await other.page.getByRole('button', { name: 'Stop these invitations' }).click();
  await other.page.getByText('You get no more invitations from this host.').waitFor();
  expect(other.complaints).toEqual([]);
}
