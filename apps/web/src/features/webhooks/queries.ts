import type { RequestOf } from '@serendip/contract/endpoint';
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
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useSingleMutation } from '../../api/single-mutation.ts';

const keys = {
  ofEvent: (eventId: string) => ['webhooks', eventId],
  deliveries: (eventId: string, id: string) => ['webhooks', eventId, 'deliveries', id],
} as const;

export const webhooksOf = (eventId: string) =>
  queryOptions({
    queryKey: keys.ofEvent(eventId),
    queryFn: async ({ signal }) => (await call(listWebhooks, { params: { event_id: eventId } }, signal)).webhooks,
  });

/** The newest deliveries. While some wait, they are read again. */
export const deliveriesOf = (eventId: string, id: string, rows: number) =>
  queryOptions({
    queryKey: [...keys.deliveries(eventId, id), rows],
    queryFn: ({ signal }) =>
      call(
        listWebhookDeliveries,
        { params: { event_id: eventId, webhook_id: id }, query: { per_page: String(rows) } },
        signal,
      ),
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((one) => one.state === 'waiting' && one.tries === 0) ? 2_000 : 30_000,
  });

type Created = RequestOf<typeof createWebhook>['body']['webhook'];
type Changed = RequestOf<typeof updateWebhook>['body']['webhook'];

export function useWebhooks(eventId: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: keys.ofEvent(eventId) });
  const mutation = <Asked, Data>(name: string, mutationFn: (asked: Asked) => Promise<Data>) => ({
    mutationKey: [...keys.ofEvent(eventId), name],
    mutationFn,
    onSettled,
  });
  const of = (id: string) => ({ params: { event_id: eventId, webhook_id: id } });
  return {
    add: useSingleMutation(
      mutation('add', async (webhook: Created) => {
        const answer = await call(createWebhook, { params: { event_id: eventId }, body: { webhook } });
        return answer.webhook;
      }),
    ),
    change: useSingleMutation(
      mutation('change', ({ id, ...webhook }: Changed & { id: string }) =>
        call(updateWebhook, { ...of(id), body: { webhook } }),
      ),
    ),
    remove: useSingleMutation(mutation('remove', (id: string) => call(deleteWebhook, of(id)))),
    rotate: useSingleMutation(mutation('rotate', async (id: string) => (await call(rotateWebhook, of(id))).webhook)),
    sendTest: useSingleMutation(mutation('test', (id: string) => call(testWebhook, of(id)))),
    sendAgain: useSingleMutation(
      mutation('again', ({ id, delivery }: { id: string; delivery: string }) =>
        call(resendWebhookDelivery, { params: { ...of(id).params, delivery_id: delivery } }),
      ),
    ),
  };
}
