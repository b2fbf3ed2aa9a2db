import { say } from '@serendip/texts/sentence';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { eventId, idOr, timestamp, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { pageFields, pageQuery } from './page.ts';
import { person } from './people.ts';
import { text } from './text.ts';

/** What a webhook can be told of. */
export const webhookKinds = [
  'guest.joined',
  'guest.left',
  'guest.checked_in',
  'invitation.answered',
  'matches.published',
  'evening.started',
  'evening.ended',
  'report.made',
] as const;
export type WebhookKind = (typeof webhookKinds)[number];

/** The kind of a test, which a host sends by hand. */
export const webhookTest = 'webhook.test';

export const webhookAddressInvalid = say('webhookAddressInvalid');

const kind = z
  .enum(webhookKinds, { error: fault('someOf', { field: 'kinds', choices: webhookKinds.join(', ') }) })
  .meta({ id: 'WebhookKind' });
const kinds = z
  .array(kind, {
    error: fault('mustBeList', { field: 'kinds' }),
  })
  .min(1, fault('chooseKind'))
  .transform((chosen) => webhookKinds.filter((kind) => chosen.includes(kind)));
const url = text('address', {
  max: limits.webhook_address_max,
  required: fault('isBlank', { field: 'address' }),
  oneLine: true,
});

/** Why a webhook is off: a host did it, its address answered 410, it failed to the last try, or too much waited for it. */
export const webhookOffReasons = ['host', 'gone', 'failing', 'too_many'] as const;

const webhook = z
  .object({
    id: wireId,
    url: z.string(),
    kinds: z.array(kind),
    active: z.boolean(),
    off_reason: z.enum(webhookOffReasons).nullable(),
    /** It ends with this person's rights as a host. */
    made_by: person,
    /** Until when deliveries are signed with the secret of before, too. */
    previous_secret_until: timestamp.nullable(),
    created_at: timestamp,
    /** `whsec_…`. Only where it is new: after making the webhook, and after `rotateWebhook`. */
    secret: z.string().optional(),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.output<typeof webhook>;

const delivery = z
  .object({
    /** The `webhook-id` that the receiver gets, the same at every try. */
    id: wireId,
    kind: z.enum([...webhookKinds, webhookTest]),
    /** When it happened. */
    created_at: timestamp,
    state: z.enum(['waiting', 'delivered', 'failed']),
    tries: z.int(),
    /** Of the last try: the HTTP status, or null and what went wrong. */
    status: z.int().nullable(),
    fault: z.enum(['timeout', 'refused', 'unreachable', 'off']).nullable(),
    milliseconds: z.int().nullable(),
    tried_at: timestamp.nullable(),
    /** Of a waiting one. */
    next_try_at: timestamp.nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.output<typeof delivery>;

const params = z.object({ event_id: eventId });
const ofWebhook = params.extend({ webhook_id: idOr('webhook_not_found') });
const tag = 'Webhooks';
const access = 'host';

export const listWebhooks = defineEndpoint({
  id: 'listWebhooks',
  method: 'GET',
  path: '/events/:event_id/webhooks',
  tag,
  summary: 'List the webhooks',
  description: 'Their secrets are not shown again.',
  access,
  params,
  data: z.object({ webhooks: z.array(webhook) }),
  message: 'ok',
  failures: [],
});

export const createWebhook = defineEndpoint({
  id: 'createWebhook',
  method: 'POST',
  path: '/events/:event_id/webhooks',
  tag,
  summary: 'Add a webhook',
  description: 'Deliveries are signed by Standard Webhooks. The answer shows the secret, once.',
  access,
  params,
  body: z.object({ webhook: z.object({ url, kinds }) }),
  data: z.object({ webhook }),
  message: 'webhookAdded',
  failures: ['event_closed', 'email_not_confirmed', 'webhook_there', 'invalid'],
});

export const updateWebhook = defineEndpoint({
  id: 'updateWebhook',
  method: 'PUT',
  path: '/events/:event_id/webhooks/:webhook_id',
  tag,
  summary: 'Change a webhook',
  description: 'Fields left out stay. Switched off, it drops what waits.',
  access,
  params: ofWebhook,
  body: z.object({
    webhook: z.object({
      url: url.optional(),
      kinds: kinds.optional(),
      active: z.boolean({ error: fault('trueOrFalse', { field: 'active' }) }).optional(),
    }),
  }),
  data: z.object({ webhook }),
  message: 'webhookSaved',
  failures: ['webhook_not_found', 'webhook_there'],
});

export const deleteWebhook = defineEndpoint({
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/events/:event_id/webhooks/:webhook_id',
  tag,
  summary: 'Delete a webhook',
  description: 'Its deliveries go with it.',
  access,
  params: ofWebhook,
  data: z.object({}),
  message: 'webhookDeleted',
  failures: ['webhook_not_found'],
});

export const rotateWebhook = defineEndpoint({
  id: 'rotateWebhook',
  method: 'POST',
  path: '/events/:event_id/webhooks/:webhook_id/rotate',
  tag,
  summary: 'Change the secret of a webhook',
  description: 'For 24 hours deliveries carry a signature by each, the new secret and the one before.',
  access,
  params: ofWebhook,
  ignoresBody: true,
  data: z.object({ webhook }),
  message: 'secretRotated',
  failures: ['webhook_not_found'],
});

export const testWebhook = defineEndpoint({
  id: 'testWebhook',
  method: 'POST',
  path: '/events/:event_id/webhooks/:webhook_id/test',
  tag,
  summary: 'Send a test to a webhook',
  description: 'A delivery of the type `webhook.test`, tried once.',
  access,
  params: ofWebhook,
  ignoresBody: true,
  data: z.object({ delivery }),
  message: 'testSent',
  failures: ['webhook_not_found', 'webhook_off'],
});

export const listWebhookDeliveries = defineEndpoint({
  id: 'listWebhookDeliveries',
  method: 'GET',
  path: '/events/:event_id/webhooks/:webhook_id/deliveries',
  tag,
  summary: 'List the deliveries of a webhook',
  description: 'Of the last 30 days, newest first. The answers of its address are not kept.',
  access,
  params: ofWebhook,
  query: z.object(pageQuery),
  data: z.object({ deliveries: z.array(delivery), ...pageFields }),
  message: 'ok',
  failures: ['webhook_not_found'],
});

export const resendWebhookDelivery = defineEndpoint({
  id: 'resendWebhookDelivery',
  method: 'POST',
  path: '/events/:event_id/webhooks/:webhook_id/deliveries/:delivery_id/resend',
  tag,
  summary: 'Send a delivery again',
  description: 'At once and with the same `webhook-id`. One that still waits is tried now.',
  access,
  params: ofWebhook.extend({ delivery_id: idOr('delivery_not_found') }),
  ignoresBody: true,
  data: z.object({ delivery }),
  message: 'sentAgain',
  failures: ['webhook_not_found', 'delivery_not_found', 'webhook_off'],
});
