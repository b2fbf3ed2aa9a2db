import { getLive } from '@serendip/contract/evening';
import { listLabels } from '@serendip/contract/labels';
import { reportPerson } from '@serendip/contract/safety';
import { listWords, muteWords, type Word, writeWord } from '@serendip/contract/words';
import { phone } from '@serendip/test-kit/devices';
import { describe, expect } from 'vitest';
import { doors, inSeconds, place } from './evening.ts';
import { button, eventually, field, gone, heading, press, see } from './looking.ts';
import { visit } from './pages.ts';
import { answerPeople, someone } from './people.ts';
import { ben, event, eventId, hostedEvent, idOf } from './samples.ts';
import { test } from './stage.ts';
import { answerEvent, answerHost } from './whole-screens.ts';

const word: Word = {
  id: idOf(900),
  heading: 'The room has changed',
  text: 'We are on the second floor.',
  created_at: '2026-02-01T18:30:00.000Z',
  from: { id: ben.id, alias: ben.alias },
};
const listed = (words: Word[], muted = false) => ({ words, muted, page: 1, per_page: 50, total: words.length });

describe.concurrent('A word to everyone', () => {
  test('shows the host how it arrives and whom it reaches before it is sent, on a phone too', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    answerHost(answerEvent(api, { shown: hostedEvent({ participants_count: 3 }) }))
      .answer(getLive, { live: doors() })
      .answer(listLabels, { labels: [{ id: idOf(902), name: 'Mentor', people: 2 }] })
      .answer(listWords, listed([{ ...word, to: 'everyone', people: 2, on_stage: false }]))
      .answer(writeWord, ({ body }) => {
        const { word: sent } = body as { word: { dry_run?: boolean } };
        return { word: sent.dry_run ? null : word, people: 2, left_today: 2, by_mail: false };
      });
    answerPeople(api, [someone(1), someone(2)]);
    await visit(page, `/events/${eventId}?tab=people`);
    await press(page, 'Write to guests');
    await press(page, 'Preview');
    await see(page, 'Heading is required');
    await press(page, 'Sent so far (1)');
    await see(page, /Everyone who joined · 2 people$/);
    await field(page, 'To').selectOption('Everyone who is here');
    await field(page, 'Heading').fill('Bring your ID');
    await field(page, 'Text').fill('The guard asks for it.');
    await page.getByLabel('Show it on the stage, too').check();
    await press(page, 'Preview');
    await see(page, 'You can write 2 times more today.');
    await see(page, /^No mails go out until you confirm/);
    await press(page, 'Send to 2 people');
    await see(page, 'Sent to 2 people');
    const [, sent] = api.calls.filter(({ endpoint }) => endpoint === writeWord.id);
    expect(sent?.body).toEqual({
      word: {
        heading: 'Bring your ID',
        text: 'The guard asks for it.',
        to: 'here',
        on_stage: true,
        client_id: expect.any(String),
      },
    });
    await eventually(() =>
      button(page, 'Write to guests').evaluate((node) => node === node.ownerDocument.activeElement),
    ).toBe(true);
  });

  test('to invited people says that each gets one in all, and how its mail arrives', async ({ stage }) => {
    const { page, api } = await stage();
    answerHost(answerEvent(api, { shown: hostedEvent({ participants_count: 0, invited_count: 12 }) }))
      .answer(listWords, listed([]))
      .answer(writeWord, ({ body }) => {
        const { word: sent } = body as { word: { dry_run?: boolean } };
        return { word: sent.dry_run ? null : word, people: 12, left_today: 3, by_mail: true };
      });
    answerPeople(api, []);
    await visit(page, `/events/${eventId}?tab=people`);
    await press(page, 'Write to guests');
    await field(page, 'To').selectOption('Everyone who is invited');
    await see(page, /^People who may still come\. Each of them gets one such mail in all/);
    await field(page, 'Heading').fill('Bring your ID');
    await field(page, 'Text').fill('The guard asks for it.');
    await press(page, 'Preview');
    await see(page, /^Everyone gets one mail\. It has the beginning without links/);
    await press(page, 'Send to 12 people');
    await see(page, 'Sent to 12 people');
  });

  test('stands on a guest’s page, can be reported with its text and turned off, and shows in the evening until it is read', async ({
    stage,
  }) => {
    const { page, api } = await stage({ device: phone });
    answerEvent(api, { shown: event({ user_joined: true, words_count: 1 }) })
      .answer(getLive, { live: doors({ me: place({ word: { ...word, until: inSeconds(600) } }) }) })
      .answer(listWords, listed([word]))
      .answer(muteWords, { muted: true })
      .answer(reportPerson, { report: { id: idOf(901), created_at: word.created_at } });
    await visit(page, `/events/${eventId}`);
    await heading(page, 'From your host').waitFor();
    await press(page, 'Got it');
    await gone(page, 'Got it');
    const tells = page.getByLabel('Tell me when the host writes');
    await tells.click();
    await eventually(() => tells.isChecked()).toBe(false);
    await press(page, 'Report The room has changed');
    await page.getByLabel('Spam').check();
    await press(page, 'Send report');
    await see(page, 'Thank you. Your report was sent.');
    const bodies = [muteWords, reportPerson].map(({ id }) => api.calls.find(({ endpoint }) => endpoint === id)?.body);
    expect(bodies).toEqual([
      { words: { muted: true } },
      { report: expect.objectContaining({ word_id: word.id, reason: 'spam', event_id: eventId }) },
    ]);
  });
});
