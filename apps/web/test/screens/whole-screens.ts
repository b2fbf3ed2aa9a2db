import { listEventAnswers, type Preference } from '@serendip/contract/answers';
import { getEmailConfirmation } from '@serendip/contract/email-confirmation';
import {
  type Event,
  getEvent,
  joinEvent,
  leaveEvent,
  listHostedEvents,
  listJoinedEvents,
} from '@serendip/contract/events';
import { getFeedback } from '@serendip/contract/feedback';
import {
  getMatches,
  getMatchStatus,
  getRoomAssignments,
  listMatchRuns,
  listMyMatches,
  type MatchRun,
  type MyMatch,
  type MyRoom,
} from '@serendip/contract/matching';
import { getOutcomes } from '@serendip/contract/meetings';
import {
  type Conversation,
  getUnreadCount,
  listConversations,
  listMessages,
  type Message,
  markRead,
} from '@serendip/contract/messages';
import { listParticipants } from '@serendip/contract/participants';
import { listPasskeys } from '@serendip/contract/passkeys';
import {
  getProfileProgress,
  listProfileAnswers,
  type ProfileQuestion,
  type Progress,
} from '@serendip/contract/profile';
import { type EventQuestion, listEventQuestions } from '@serendip/contract/questions';
import { getClarity, listMyTopics, type Understood } from '@serendip/contract/topics';
import { listWebhooks } from '@serendip/contract/webhooks';
import type { MockApi } from './mock-api.ts';
import { allProfileQuestions, ben, conversationMatch, event, matches, noContact, progress, rooms } from './samples.ts';

interface Dashboard {
  hosted?: Event[];
  joined?: Event[];
  unread?: number;
  done?: Progress;
}

/** Every call of the dashboard. */
export const answerDashboard = (
  api: MockApi,
  { hosted = [], joined = [], unread = 0, done = progress(5, 5) }: Dashboard = {},
): MockApi =>
  api
    .answer(listHostedEvents, { events: hosted })
    .answer(listJoinedEvents, { events: joined })
    .answer(getUnreadCount, { unread_count: unread })
    .answer(getProfileProgress, { progress: done })
    .answer(getFeedback, { feedback: null });

interface EventScreen {
  shown?: Event;
  asked?: EventQuestion[];
  answered?: Preference[];
  mine?: MyMatch[];
  myRooms?: MyRoom[];
  meetingsOpen?: boolean;
  understood?: Understood;
}

const nothingUnderstood: Understood = { topics: [], maybe: [], asks: [], clarity: 'hardly' };

/** Every call of the event screen as a guest or a participant sees it. */
export const answerEvent = (
  api: MockApi,
  {
    shown = event(),
    asked = [],
    answered = [],
    mine = [],
    myRooms = [],
    meetingsOpen = false,
    understood = nothingUnderstood,
  }: EventScreen = {},
): MockApi =>
  api
    .answer(getEvent, { event: shown })
    .answer(listEventQuestions, { questions: asked })
    .answer(listEventAnswers, { questions: asked, preferences: answered })
    .answer(listMyMatches, { matches: mine, rooms: myRooms, meetings_open: meetingsOpen, follow_up_until: null })
    .answer(listMyTopics, understood)
    .answer(getProfileProgress, { progress: progress(0, 5) });

/** Further calls of the host's part of the event screen; the newest run is the status. */
export function answerHost(api: MockApi, runs: MatchRun[] = []): MockApi {
  const [newest] = runs;
  if (newest) api.answer(getMatchStatus, { match_run: newest });
  else api.refuse(getMatchStatus, { code: 404, message: 'No match run yet' });
  return api
    .answer(listParticipants, {
      participants: [],
      questions_count: 2,
      counts: { joined: 4, unanswered: 1, here: 0, came: 0, absent: 0, waiting: 0, asking: 0, removed: 0 },
    })
    .answer(listMatchRuns, { match_runs: runs })
    .answer(listWebhooks, { webhooks: [] })
    .answer(getOutcomes, { outcomes: { match_run_id: newest?.id ?? '', matches: 2, sums: null, bins: [] } })
    .answer(getClarity, { clarity: { clear: 2, partly: 1, hardly: 1, asked: 1 } })
    .answer(getRoomAssignments, {
      summary: { total_rooms: 2, total_participants: 4 },
      rounds: 1,
      round: 1,
      rooms,
    })
    .answer(getMatches, {
      summary: { total_matches: 2 },
      match_run: newest ?? ({} as never),
      matches,
    });
}

export const answerProfile = (
  api: MockApi,
  asked: ProfileQuestion[] = allProfileQuestions,
  answered: Preference[] = [],
): MockApi =>
  api
    .answer(listProfileAnswers, { questions: asked, preferences: answered })
    .answer(getEmailConfirmation, { email_confirmed: null, pending_email: null })
    .answer(listPasskeys, { passkeys: [], password: true });

/** The first page of a thread with Ben. */
export const threadWithBen = (thread: Message[]) => ({
  messages: thread,
  page: 1,
  per_page: 50,
  total: thread.length,
  user: { id: ben.id, alias: ben.alias, card: null },
  match: conversationMatch,
  met: null,
  contact: noContact,
  parted: false,
});

/** The messages screen with a thread with Ben. */
export const answerMessages = (api: MockApi, list: Conversation[], thread: Message[] = []): MockApi =>
  api
    .answer(listConversations, { conversations: list })
    .answer(listMessages, threadWithBen(thread))
    .answer(markRead, {})
    .answer(getUnreadCount, { unread_count: 0 });

/** A server that lets people in and out. */
export function answerMembership(api: MockApi, before: Event): MockApi {
  let now = before;
  const become = (joined: boolean) => () => {
    now = { ...now, user_joined: joined, participants_count: now.participants_count + (joined ? 1 : -1) };
    return { event: now };
  };
  return answerEvent(api)
    .answer(getEvent, () => ({ event: now }))
    .answer(joinEvent, become(true))
    .answer(leaveEvent, become(false));
}
