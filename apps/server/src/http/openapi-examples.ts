import { signIn, signUp } from '@serendip/contract/accounts';
import { saveEventAnswer } from '@serendip/contract/answers';
import type { DataOf, Endpoint, RequestOf } from '@serendip/contract/endpoint';
import { createEvent, joinEvent } from '@serendip/contract/events';
import { getMatchStatus, listMyMatches, runMatches } from '@serendip/contract/matching';
import { sendMessage } from '@serendip/contract/messages';
import { createEventQuestion } from '@serendip/contract/questions';

export interface Example {
  endpoint: Endpoint;
  body?: unknown;
  data: unknown;
}

const example = <E extends Endpoint>(endpoint: E, data: DataOf<E>, body?: RequestOf<E>['body']): Example => ({
  endpoint,
  data,
  ...(body ? { body } : {}),
});

const ada = { id: '3f1d8a52-6c1e-4f0a-9a57-0d8c5f6f2b11', email: 'ada@example.org', alias: 'ada' };
const eventId = '8c0e4b7a-2b7d-4d0e-8a61-5a9d1f3c7e20';
const questionId = 'b7f5c3d9-41aa-4c55-9f0e-7e2a6d8b1c34';
const password = 'correct horse battery';
const startsAt = '2027-05-14T16:00:00.000Z';

const event: DataOf<typeof createEvent>['event'] = {
  id: eventId,
  version: 1,
  name: 'Makers’ evening',
  description: null,
  event_date: '2027-05-14',
  start_time: '18:00',
  end_time: null,
  time_zone: 'Europe/Berlin',
  place: 'Town library',
  online_url: null,
  capacity: 40,
  room_names: null,
  guest_join: true,
  joining: 'anyone',
  joining_until: null,
  language: 'en',
  second_language: null,
  listed: false,
  embed_sites: null,
  starts_at: startsAt,
  ends_at: null,
  over: false,
  joining_closed: false,
  cover_url: null,
  participants_count: 0,
  waiting_count: 0,
  user_joined: false,
  user_waiting: false,
  user_asked: false,
  user_invited: false,
  user_cohost: false,
  user_door: false,
  spot_me: null,
  user_removed: false,
  closed: false,
  created_by: { id: ada.id, email: ada.email, email_confirmed: true },
  created_at: '2027-04-01T09:30:00.000Z',
};

const question = {
  text: 'What would you like help with?',
  input_type: 'text',
  matching_context: 'What people look for',
} as const;

const matchRun: DataOf<typeof runMatches>['match_run'] = {
  id: 'd2a4f6b8-0c1e-4a3b-8d5f-9e7c6b5a4f32',
  match_run_id: 'd2a4f6b8-0c1e-4a3b-8d5f-9e7c6b5a4f32',
  status: 'queued',
  total_participants: 24,
  total_matches_generated: 0,
  progress_percentage: 0,
  duration: null,
  error_message: null,
  room_size: 3,
  matches_per_person: 5,
  rounds: 2,
  present_only: false,
  mix: true,
  engine: null,
  coverage: null,
  read_in_part: 0,
  created_at: startsAt,
  rounds_held: null,
  published_at: null,
  number: 1,
  version: 1,
  completed_at: null,
};

/** Of the ten calls that a first client makes. Calls with the same answer have one example of it. */
export const examples: Example[] = [
  example(signUp, { user: ada }, { user: { email: ada.email, password, password_confirmation: password } }),
  example(signIn, { user: ada }, { user: { email: ada.email, password } }),
  example(createEvent, { event }, { event: { name: event.name, event_date: event.event_date, capacity: 40 } }),
  example(joinEvent, { event }),
  example(
    createEventQuestion,
    {
      question: {
        ...question,
        id: questionId,
        event_id: eventId,
        version: 1,
        response_format: null,
        slider_min: null,
        slider_max: null,
        scale_type: null,
        min_label: null,
        max_label: null,
        options: [],
        host_reads: false,
        also_matched: false,
      },
    },
    { question },
  ),
  example(
    saveEventAnswer,
    {
      preference: {
        id: 'e1c9a7b5-3d2f-4e6a-b8c0-1f2e3d4c5b65',
        question_id: questionId,
        effective_value: 'Building my first website',
      },
    },
    { event_user_preference: { question_id: questionId, text_response: 'Building my first website' } },
  ),
  example(runMatches, { match_run: matchRun }, { room_size: 3, rounds: 2 }),
  example(getMatchStatus, { match_run: matchRun }),
  example(listMyMatches, {
    matches: [
      {
        user: { id: '5b7d9f1a-2c4e-4680-ace1-3b5d7f9a1c76', alias: 'grace', card: null },
        match_category: 'can_receive_help',
        match_percentage: 87,
        fit: 'strong',
        named_category: 'can_receive_help',
        connected: true,
        detailed_reasons: ['Grace can help you with building a website.'],
        opener: null,
        quotes: [],
        room_number: 4,
        meeting: null,
        note: null,
        contact: { offered: null, they_offered: false, theirs: null },
      },
    ],
    rooms: [],
    meetings_open: false,
    follow_up_until: null,
  }),
  example(
    sendMessage,
    {
      message: {
        id: 'f0e1d2c3-b4a5-4697-8879-6a5b4c3d2e17',
        sender_id: ada.id,
        recipient_id: '5b7d9f1a-2c4e-4680-ace1-3b5d7f9a1c76',
        content: 'Shall we meet at the bar?',
        created_at: startsAt,
      },
    },
    { message: { content: 'Shall we meet at the bar?' } },
  ),
];
