import {
  answerInvitation,
  listBroughtAnswers,
  readInvitation,
  reportInvitedWord,
  settleBroughtAnswers,
} from '@serendip/contract/answer-invitation';
import { phone } from '@serendip/test-kit/devices';
import { describe, expect } from 'vitest';
import { gone, link, pathOf, press, see } from './looking.ts';
import { visit } from './pages.ts';
import { event, eventId, gus, idOf, opened, wordToInvited } from './samples.ts';
import { test } from './stage.ts';
import { answerEvent } from './whole-screens.ts';

const token = 't'.repeat(43);

describe.concurrent('An invited person', () => {
  test('reads the host’s word without its links, reports it once, and says yes with one tap', async ({ stage }) => {
    const { page, api } = await stage({ as: null, device: phone });
    const joined = event({ user_joined: true });
    api
      .answer(readInvitation, { invitation: opened({ word: wordToInvited }) })
      .answer(reportInvitedWord, {})
      .answer(listBroughtAnswers, { answers: [] })
      .answer(
        answerInvitation,
        { invitation: opened({ answer: 'yes', takes_part: true }), user: gus, event: joined },
        'fresh-token',
      );
    answerEvent(api, { shown: joined });
    await visit(page, `/i/${token}`);
    await see(page, 'The room has changed');
    expect(await link(page, 'https://example.org/map').count()).toBe(0);
    await press(page, 'Report The room has changed');
    await press(page, 'Send report');
    await see(page, 'Choose a reason.');
    await page.getByLabel('Spam').check();
    await press(page, 'Send report');
    await see(page, 'You reported this.');
    await gone(page, 'Report The room has changed');
    expect(api.callsOf(reportInvitedWord).map(({ params, body }) => [params.token, body])).toEqual([
      [token, { report: { reason: 'spam', words: null } }],
    ]);
    await press(page, 'Yes, I come');
    await see(page, 'You take part.');
    await link(page, 'Go to the event').click();
    await see(page, "You're In!");
    expect(pathOf(page)).toBe(`/events/${eventId}`);
  });

  test('who waited for a place keeps what the host brought on the event’s page, once there is one', async ({
    stage,
  }) => {
    const { page, api } = await stage({ as: gus });
    const brought = { question_id: idOf(971), question: 'What do you eat?', value: 'No nuts', shown: 'No nuts' };
    api.answer(listBroughtAnswers, { answers: [brought] }).answer(settleBroughtAnswers, () => {
      api.answer(listBroughtAnswers, { answers: [] });
      return { kept: 1 };
    });
    answerEvent(api, { shown: event({ user_joined: true, user_invited: true }) });
    await visit(page, `/events/${eventId}`);
    await see(page, 'Your host brought these answers. Keep, change or remove them.');
    await press(page, 'Keep');
    await gone(page, 'Your host brought these answers. Keep, change or remove them.');
    expect(api.callsOf(settleBroughtAnswers).map(({ body }) => body)).toEqual([{ keep: [brought.question_id] }]);
    // A page of nobody who was invited asks for none.
    const other = await stage({ as: gus });
    answerEvent(other.api, { shown: event({ user_joined: true }) });
    await visit(other.page, `/events/${eventId}`);
    await see(other.page, "You're In!");
    expect(other.api.callsOf(listBroughtAnswers)).toEqual([]);
  });
});
