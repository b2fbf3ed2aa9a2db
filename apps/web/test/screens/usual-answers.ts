import { getMyCard } from '@serendip/contract/cards';
import { listQuestionTemplates, readQuestions } from '@serendip/contract/coach';
import type { DataOf } from '@serendip/contract/endpoint';
import { getLive } from '@serendip/contract/evening';
import { listGuestLists } from '@serendip/contract/guest-lists';
import { getEventAtDoor } from '@serendip/contract/guests';
import { listInvitations } from '@serendip/contract/invitations';
import { listLabels } from '@serendip/contract/labels';
import { getUnreadCount } from '@serendip/contract/messages';
import { getNotificationSwitches, listNotifications, notificationDefaults } from '@serendip/contract/notifications';
import { getSignInPasskeyOptions } from '@serendip/contract/passkeys';
import { listRules } from '@serendip/contract/rules';
import { listBlocks, listReports } from '@serendip/contract/safety';
import { getSettings } from '@serendip/contract/service';
import { listTokens } from '@serendip/contract/tokens';
import { MockApi } from './mock-api.ts';
import { emptyCard, proposals } from './samples.ts';

/** An event that nobody was invited to. */
export const noInvitations: DataOf<typeof listInvitations> = {
  invitations: [],
  counts: { saved: 0, invited: 0, maybe: 0, declined: 0, joined: 0, waiting: 0, left: 0 },
  invited_count: 0,
  can_be_reminded: 0,
  leave_a_day: 20,
  mails_wait: 0,
  page: 1,
  per_page: 1,
  total: 0,
};

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
    .refuse(getEventAtDoor, { code: 404, message: 'Event not found' })
    .answer(getUnreadCount, { unread_count: 0 })
    .answer(getMyCard, { card: emptyCard })
    .answer(getLive, { live: null })
    .answer(listNotifications, { notifications: [], unread_count: 0 })
    .answer(getNotificationSwitches, allOn)
    .answer(listBlocks, { blocks: [] })
    .answer(listTokens, { tokens: [] })
    .answer(listInvitations, noInvitations)
    .answer(listGuestLists, { guest_lists: [] })
    .answer(listReports, { reports: [], open: 0 })
    .answer(listLabels, { labels: [] })
    .answer(listRules, { rules: [] })
    .answer(listQuestionTemplates, proposals)
    .answer(readQuestions, ({ body }) => ({
      readings: (body as { questions: unknown[] }).questions.map(() => ({ asks: 'both' as const })),
    }))
    .asUsual();
