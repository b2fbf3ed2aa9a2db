import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  resendWebhookDelivery,
  rotateWebhook,
  testWebhook,
  updateWebhook,
} from '@serendip/contract/webhooks';
import { bind } from '../../http/bind.ts';
import { createWebhookHandler } from './create-webhook.ts';
import { deleteWebhookHandler } from './delete-webhook.ts';
import { listDeliveriesHandler } from './list-deliveries.ts';
import { webhooksOf } from './queries.ts';
import { resendDeliveryHandler } from './resend-delivery.ts';
import { rotateWebhookHandler } from './rotate-webhook.ts';
import { testWebhookHandler } from './test-webhook.ts';
import { updateWebhookHandler } from './update-webhook.ts';

export const webhookRoutes = [
  bind(listWebhooks, async ({ event }, { database }) => ({ webhooks: await webhooksOf(database.db, event.id) })),
  bind(createWebhook, createWebhookHandler),
  bind(updateWebhook, updateWebhookHandler),
  bind(deleteWebhook, deleteWebhookHandler),
  bind(rotateWebhook, rotateWebhookHandler),
  bind(testWebhook, testWebhookHandler),
  bind(listWebhookDeliveries, listDeliveriesHandler),
  bind(resendWebhookDelivery, resendDeliveryHandler),
];
