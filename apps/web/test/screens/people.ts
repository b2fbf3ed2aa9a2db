import type { Cohost } from '@serendip/contract/cohosts';
import { listGuestLists, takeBackGuestList } from '@serendip/contract/guest-lists';
import { type Invitation, listInvitations } from '@serendip/contract/invitations';
import {
  type EventParticipant,
  letParticipantIn,
  listParticipants,
  removeParticipant,
  removeParticipants,
} from '@serendip/contract/participants';
import type { MockApi } from './mock-api.ts';
import { idOf } from './samples.ts';
import { noInvitations } from './usual-answers.ts';

export const someone = (number: number, changes: Partial<EventParticipant> = {}): EventParticipant => ({
  id: idOf(700 + number),
  alias: `calm-guest-${number}`,
  email: `guest-${number}@example.org`,
  email_confirmed: null,
  name: null,
  shown_name: null,
  show_alias: false,
  state: 'joined',
  answered: 2,
  since: '2026-02-01T18:30:00.000Z',
  attendance: null,
  here_from: null,
  here_until: null,
  labels: [],
  answers: [],
  ...changes,
});

/** A server that finds people, fifty a page, removes them and lets them in. */
export function answerPeople(api: MockApi, before: EventParticipant[], questions = 3): MockApi {
  let all = before;
  const become =
    (state: EventParticipant['state']) =>
    ({ params }: { params: Record<string, string> }) => {
      all = all.map((one) => (one.id === params.user_id ? { ...one, state } : one));
      return {};
    };
  const takesPart = ({ state }: EventParticipant) => state === 'joined' || state === 'here';
  const isOpen = (one: EventParticipant) => takesPart(one) && one.answered < questions;
  return api
    .answer(listParticipants, ({ query: { filter = 'all', query = '', page = '1', per_page = '50' } }) => {
      const found = all
        .filter(({ state }) => (filter === 'removed' ? state === 'removed' : state !== 'removed'))
        .filter((one) => filter !== 'unanswered' || isOpen(one))
        .filter(({ attendance }) => (filter !== 'came' && filter !== 'absent') || attendance === filter)
        .filter(({ alias, email }) => `${alias} ${email}`.includes(query));
      const size = Number(per_page);
      return {
        participants: found.slice((Number(page) - 1) * size, Number(page) * size),
        questions_count: questions,
        counts: {
          joined: all.filter(takesPart).length,
          unanswered: all.filter(isOpen).length,
          here: all.filter(({ state }) => state === 'here').length,
          came: all.filter(({ attendance }) => attendance === 'came').length,
          absent: all.filter(({ attendance }) => attendance === 'absent').length,
          waiting: all.filter(({ state }) => state === 'waiting').length,
          asking: all.filter(({ state }) => state === 'asking').length,
          removed: all.filter(({ state }) => state === 'removed').length,
        },
        page: Number(page),
        per_page: size,
        total: found.length,
      };
    })
    .answer(removeParticipant, become('removed'))
    .answer(removeParticipants, ({ body }) => {
      const { user_ids: removed } = body as { user_ids: string[] };
      all = all.map((one) => (removed.includes(one.id) ? { ...one, state: 'removed' } : one));
      return { removed };
    })
    .answer(letParticipantIn, become('joined'));
}

export const cohost = (
  { id, email }: { id: string; email: string | null },
  email_confirmed: boolean | null = null,
  pending = false,
): Cohost => ({
  id,
  email,
  email_confirmed,
  role: 'host',
  pending,
  created_at: '2026-02-01T18:30:00.000Z',
});

const invitedGuest = (number: number, changes: Partial<Invitation> = {}): Invitation => ({
  id: idOf(960 + number),
  name: `Guest ${number}`,
  email: `guest-${number}@example.org`,
  labels: [],
  state: 'invited',
  created_at: '2026-02-01T18:30:00.000Z',
  invited_at: '2026-02-01T18:30:00.000Z',
  answered_at: null,
  reminders: 0,
  reminded_at: null,
  user_id: null,
  ...changes,
});

/** A server that knows three invited people, a list that can be taken back, and mails that wait for tomorrow. */
export const answerInvited = (api: MockApi): MockApi =>
  api
    .answer(listInvitations, {
      ...noInvitations,
      invitations: [
        invitedGuest(1),
        invitedGuest(2, { state: 'maybe', labels: ['VIP'] }),
        invitedGuest(3, { state: 'joined' }),
      ],
      counts: { ...noInvitations.counts, invited: 1, maybe: 1, joined: 1 },
      can_be_reminded: 1,
      mails_wait: 28,
      total: 3,
    })
    .answer(listGuestLists, { guest_lists: [{ id: idOf(951), created_at: '2026-02-01T18:30:00.000Z', people: 2 }] })
    .answer(takeBackGuestList, { withdrawn: 2 });
