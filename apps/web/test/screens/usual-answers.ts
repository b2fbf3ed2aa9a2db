import { getMyCard } from '@serendip/contract/cards';
import { listQuestionTemplates, readQuestions } from '@serendip/contract/coach';
import type { DataOf } from '@serendip/contract/endpoint';
import { getLive } from '@serendip/contract/evening';
import { getInvitation } from '@serendip/contract/guests';
import { getUnreadCount } from '@serendip/contract/messages';
import { getNotificationSwitches, listNotifications, notificationDefaults } from '@serendip/contract/notifications';
import { getSignInPasskeyOptions } from '@serendip/contract/passkeys';
import { listBlocks, listReports } from '@serendip/contract/safety';
import { getSettings } from '@serendip/contract/service';
import { MockApi } from './mock-api.ts';
import { emptyCard, proposals } from './samples.ts';

const allOn = structuredClone(notificationDefaults);

/** Of an operator who has set nothing. */
export const usualSettings: DataOf<typeof getSettings> = {
  analytics: null,
  support_email: 'help@example.org',
  ai: false,
  sign_on: null,
  sends_mail: true,
  retention_days: 180,
  public_url: null,
  push_key: null,
  limits: {},
};

/** A server that answers what many screens ask beside what they are about. */
export const usualApi = (): MockApi =>
  new MockApi()
    .answer(getSettings, usualSettings)
    // The browser's offer on the sign-in screen; nobody takes it.
    .answer(getSignInPasskeyOptions, { options: { challenge: 'AAAA' } })
    // Signed-out visitors are sent to the sign-in.
    .refuse(getInvitation, { code: 404, message: 'Event not found' })
    .answer(getUnreadCount, { unread_count: 0 })
    .answer(getMyCard, { card: emptyCard })
    .answer(getLive, { live: null })
    .answer(listNotifications, { notifications: [], unread_count: 0 })
    .answer(getNotificationSwitches, allOn)
    .answer(listBlocks, { blocks: [] })
    .answer(listReports, { reports: [], open: 0 })
    .answer(listQuestionTemplates, proposals)
    .answer(readQuestions, ({ body }) => ({
      readings: (body as { questions: unknown[] }).questions.map(() => ({ asks: 'both' as const })),
    }))
    .asUsual();
