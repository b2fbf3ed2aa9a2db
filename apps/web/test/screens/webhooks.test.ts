import { listCohosts } from '@serendip/contract/cohosts';
import { compareMatchRuns, type RunMeasures } from '@serendip/contract/comparing';
import {
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  resendWebhookDelivery,
  testWebhook,
  type Webhook,
  type WebhookDelivery,
} from '@serendip/contract/webhooks';
import { phone } from '@serendip/test-kit/devices';
import { describe, expect } from 'vitest';
import { button, field, gone, press, see } from './looking.ts';
import { eventPath } from './match-results.ts';
import { visit } from './pages.ts';
import { ana, eventId, hostedEvent, idOf, run } from './samples.ts';
import { test } from './stage.ts';
import { answerEvent, answerHost } from './whole-screens.ts';

const webhook: Webhook = {
  id: idOf(500),
  url: 'https://hooks.example.org/serendip',
  kinds: ['guest.joined', 'guest.left'],
  active: true,
  off_reason: null,
  made_by: { id: ana.id, alias: ana.alias },
  previous_secret_until: null,
  created_at: '2026-02-01T18:30:00.000Z',
};
const delivery: WebhookDelivery = {
  ...{ id: idOf(501), kind: 'guest.joined', created_at: '2026-02-01T18:31:00.000Z', state: 'failed', tries: 10 },
  ...{ status: 500, fault: null, milliseconds: 84, tried_at: '2026-02-04T18:31:00.000Z', next_try_at: null },
};

describe.concurrent('Webhooks', () => {
  test('are added in the settings with a secret that is shown once, tested, and their deliveries sent again', async ({
    stage,
  }) => {
    const { page, api } = await stage({ device: phone });
    answerHost(answerEvent(api, { shown: hostedEvent() })).answer(listCohosts, { cohosts: [] });
    await visit(page, `/events/${eventId}?tab=settings`);
    await press(page, 'Add a webhook');
    await field(page, 'Address').fill('http://example.org');
    api.refuse(createWebhook, { code: 422, message: 'x', errors: ['Address must start with https://'] });
    await press(page, 'Add');
    await see(page, 'Address must start with https://');
    await field(page, 'Address').fill(webhook.url);
    api.answer(createWebhook, () => {
      api.answer(listWebhooks, { webhooks: [webhook] });
      return { webhook: { ...webhook, secret: 'whsec_c2VjcmV0' } };
    });
    await press(page, 'Add');
    await see(page, /You cannot see it again/);
    expect(await field(page, 'Secret').inputValue()).toBe('whsec_c2VjcmV0');
    expect(api.callsOf(createWebhook).at(-1)?.body).toEqual({ webhook: { url: webhook.url, kinds: webhook.kinds } });
    await press(page, 'Done');
    await gone(page, 'Secret');
    api.answer(testWebhook, { delivery: { ...delivery, kind: 'webhook.test' } });
    await button(page, /^Send a test/).click();
    await see(page, 'A test is on its way');
    api.answer(listWebhookDeliveries, { deliveries: [delivery], page: 1, per_page: 20, total: 1 });
    await button(page, /^Deliveries/).click();
    await see(page, /500 in 84 ms · 10 tries/);
    api.answer(resendWebhookDelivery, { delivery: { ...delivery, state: 'waiting' } });
    await button(page, /^Send again/).click();
    await see(page, 'It is sent again');
    expect(api.callsOf(resendWebhookDelivery).at(-1)?.params).toMatchObject({ delivery_id: delivery.id });
  });
});

describe.concurrent('Compare', () => {
  test('shows two completed runs beside each other: a sentence, two plots and a table', async ({ stage }) => {
    const { page, api } = await stage({ device: phone });
    const runs = [run({ id: idOf(202), number: 2 }), run({ id: idOf(201), number: 1 })];
    answerHost(answerEvent(api, { shown: hostedEvent() }), runs);
    const measures: RunMeasures = {
      ...{ match_run_id: idOf(201), number: 1, people: 40, strong: 26, mean_best: 51.5, worst_best: 20, repeats: 3 },
      ...{ mutual_share: 40, rules: null, weak_rooms: 1, empty_lists: 0, bands: [0, 14, 20, 6] },
    };
    const sentence =
      'Run 2 gives 31 instead of 26 people a strong match; 2 people do worse, most of all Ana (81 to 54 %).';
    api.answer(compareMatchRuns, {
      comparison: {
        a: measures,
        b: { ...measures, match_run_id: idOf(202), number: 2, strong: 31 },
        changes: [1, 1, 20, 10, 8],
        sentence,
      },
    });
    await visit(page, eventPath);
    await button(page, 'Compare').click();
    await see(page, sentence);
    expect(api.callsOf(compareMatchRuns).at(-1)?.query).toEqual({ a: idOf(201), b: idOf(202) });
    await see(page, '31 of 40');
    expect(await page.getByRole('img', { name: /^People by/ }).count()).toBe(2);
  });
});
