import { type WebhookDelivery, webhookKinds } from '@serendip/contract/webhooks';
import { texts } from '../../language/texts.ts';

const t = texts('webhooks');

/** Keys of texts have no full stop inside. */
const keys = {
  'guest.joined': 'guest_joined',
  'guest.left': 'guest_left',
  'guest.checked_in': 'guest_checked_in',
  'invitation.answered': 'invitation_answered',
  'matches.published': 'matches_published',
  'evening.started': 'evening_started',
  'evening.ended': 'evening_ended',
  'report.made': 'report_made',
  'webhook.test': 'webhook_test',
} as const satisfies Record<WebhookDelivery['kind'], string>;

export const kindLabel = (kind: WebhookDelivery['kind']): string => t(`kinds.${keys[kind]}`);

export const kindChoices = () => webhookKinds.map((value) => ({ value, label: kindLabel(value), hint: value }));

/** How the last try ended: '200 in 84 ms', or why there was no answer. */
export function outcomeText({ status, fault, milliseconds }: WebhookDelivery): string {
  if (fault) return t(`faults.${fault}`);
  if (status === null) return t('notTried');
  return t('answered', { status: String(status), milliseconds: String(milliseconds ?? 0) });
}
