import type { User } from '@serendip/contract/accounts';
import type { OpenedInvitation } from '@serendip/contract/answer-invitation';
import type { Preference } from '@serendip/contract/answers';
import type { OwnCard, ShownCard } from '@serendip/contract/cards';
import type { listQuestionTemplates, ProposedQuestion, QuestionAsks } from '@serendip/contract/coach';
import type { ContactState } from '@serendip/contract/contacts';
import type { DataOf } from '@serendip/contract/endpoint';
import type { Event } from '@serendip/contract/events';
import type { EventAtDoor } from '@serendip/contract/guests';
import type { Match, MatchRun, MyMatch, MyRoom, Room } from '@serendip/contract/matching';
import type { Outcomes } from '@serendip/contract/meetings';
import type { Conversation, ConversationMatch, Message } from '@serendip/contract/messages';
import type { ProfileQuestion, Progress } from '@serendip/contract/profile';
import { type EventQuestion, type Option, yesNoMaybeOptions } from '@serendip/contract/questions';

/** An id that looks like the server's: the same number always gives the same one. */
export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const ana: User = { id: idOf(1), email: 'ana@example.org', alias: 'brave-otter' };
export const ben: User = { id: idOf(2), email: 'ben@example.org', alias: 'calm-heron' };
/** A guest, with neither e-mail nor password. */
export const gus: User = { id: idOf(3), email: null, alias: 'swift-plover' };
export const eventId = idOf(100);

export const emptyCard: OwnCard = {
  name: null,
  headline: null,
  pronouns: null,
  links: [],
  sight: 'matches',
  picture_url: null,
};

/** Stands for the address of a picture. */
/** A PNG file of one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

export const drawnPicture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 9 9%22%3E%3Crect width=%229%22 height=%229%22 fill=%22teal%22/%3E%3Ccircle cx=%224.5%22 cy=%224%22 r=%222%22 fill=%22wheat%22/%3E%3C/svg%3E#';

/** Ben's card as Ana sees it. */
export const bensCard: ShownCard = {
  name: 'Ben Okafor',
  headline: 'Bakes bread, needs a website',
  pronouns: 'he/him',
  spot_me: 'green scarf',
  picture_url: null,
};

/** An event that Ben hosts and Ana has not joined. */
export const event = (changes: Partial<Event> = {}): Event => ({
  id: eventId,
  name: 'Founders & Friends',
  description: 'An evening for people who make things.',
  event_date: '2099-05-20',
  start_time: null,
  end_time: null,
  time_zone: null,
  place: null,
  online_url: null,
  capacity: null,
  room_names: null,
  guest_join: false,
  joining: 'anyone',
  joining_until: null,
  language: 'en',
  second_language: null,
  listed: false,
  embed_sites: null,
  starts_at: null,
  ends_at: null,
  waiting_count: 0,
  user_waiting: false,
  spot_me: null,
  user_removed: false,
  user_asked: false,
  user_invited: false,
  user_cohost: false,
  user_door: false,
  version: 1,
  over: false,
  joining_closed: false,
  cover_url: null,
  participants_count: 4,
  user_joined: false,
  closed: false,
  created_by: { id: ben.id, email: ben.email, email_confirmed: null },
  created_at: '2026-01-10T10:00:00.000Z',
  ...changes,
});

export const hostGone = { created_by: { id: ben.id, email: null, email_confirmed: null } };

/** The same event as somebody who is signed out sees it, where it allows guests. */
export const atDoor = (changes: Partial<EventAtDoor> = {}): EventAtDoor => ({
  id: eventId,
  name: 'Founders & Friends',
  description: 'An evening for people who make things.',
  event_date: '2099-05-20',
  start_time: null,
  end_time: null,
  time_zone: null,
  place: 'Pier 9, the long hall',
  joining: 'anyone',
  joining_closed: false,
  listed: false,
  language: 'en',
  host_name: null,
  cover_url: null,
  places_left: null,
  guest_join: true,
  starts_at: null,
  ends_at: null,
  participants_count: 4,
  over: false,
  full: false,
  ...changes,
});

/** A person's mailed invitation to it, before they have answered. */
export const opened = (changes: Partial<OpenedInvitation> = {}): OpenedInvitation => ({
  state: 'open',
  event: atDoor({ participants_count: null }),
  from: 'ben@example.org',
  name: 'Ida',
  answer: null,
  takes_part: false,
  waiting: false,
  taken: false,
  word: null,
  refusals: { host: 'host.refusal', here: 'here.refusal' },
  ...changes,
});

/** A word of hosts to invited people. */
export const wordToInvited = {
  heading: 'The room has changed',
  text: 'We are on the second floor.\nhttps://example.org/map shows the way.',
  created_at: '2026-02-01T18:30:00.000Z',
  reported: false,
};

/** The same event as its host Ana sees it. */
export const hostedEvent = (changes: Partial<Event> = {}): Event =>
  event({ created_by: { id: ana.id, email: ana.email, email_confirmed: null }, ...changes });

const plain = {
  version: 1,
  response_format: null,
  slider_min: null,
  slider_max: null,
  scale_type: null,
  min_label: null,
  max_label: null,
  matching_context: null,
  host_reads: false,
  also_matched: false,
  options: [],
};

const options = (...texts: string[]): Option[] =>
  texts.map((text, index) => ({
    id: `option-${text.toLowerCase()}`,
    text,
    value: text.toLowerCase(),
    display_order: index + 1,
  }));

const yesNoMaybe = yesNoMaybeOptions.map((option) => ({ id: `option-${option.value}`, ...option }));

/** One event question of each type, in this order. */
export const questions = {
  short: { ...plain, id: idOf(201), event_id: eventId, text: 'What do you build?', input_type: 'text' },
  long: {
    ...plain,
    id: idOf(202),
    event_id: eventId,
    text: 'What are you looking for?',
    input_type: 'text',
    response_format: 'long',
  },
  slider: {
    ...plain,
    id: idOf(203),
    event_id: eventId,
    text: 'How far along are you?',
    input_type: 'slider',
    slider_min: 1,
    slider_max: 5,
    scale_type: 'progressive',
    min_label: 'Just an idea',
    max_label: 'Up and running',
    matching_context: 'Bring similar stages together',
  },
  choice: {
    ...plain,
    id: idOf(204),
    event_id: eventId,
    text: 'What is your role?',
    input_type: 'multiple_choice',
    options: options('Founder', 'Engineer', 'Investor'),
  },
  several: {
    ...plain,
    id: idOf(205),
    event_id: eventId,
    text: 'Which topics interest you?',
    input_type: 'multi_select',
    options: options('Health', 'Climate', 'Music'),
  },
  mood: {
    ...plain,
    id: idOf(206),
    event_id: eventId,
    text: 'Are you hiring?',
    input_type: 'yes_no_maybe',
    options: yesNoMaybe,
  },
} satisfies Record<string, EventQuestion>;
export const allQuestions: EventQuestion[] = Object.values(questions);

export const preference = (questionId: string, value: Preference['effective_value']): Preference => ({
  id: `preference-${questionId}`,
  question_id: questionId,
  effective_value: value,
});

export const run = (changes: Partial<MatchRun> = {}): MatchRun => ({
  id: idOf(301),
  match_run_id: changes.id ?? idOf(301),
  status: 'completed',
  total_participants: 4,
  total_matches_generated: 5,
  progress_percentage: 100,
  duration: 12.4,
  error_message: null,
  room_size: 2,
  matches_per_person: 5,
  rounds: 1,
  present_only: false,
  mix: true,
  engine: 'built-in',
  coverage: null,
  read_in_part: 0,
  created_at: '2026-02-01T18:30:00.000Z',
  rounds_held: null,
  completed_at: '2026-02-01T18:30:12.400Z',
  published_at: '2026-11-20T18:00:20.000Z',
  number: 1,
  version: 1,
  ...changes,
});

const person = (number: number, alias: string, email_confirmed: boolean | null = null) => ({
  id: idOf(number),
  alias,
  email: `${alias}@example.org`,
  email_confirmed,
  name: null as string | null,
});
const [otter, heron, lynx, wren] = [
  person(401, 'brave-otter'),
  person(402, 'calm-heron'),
  person(403, 'quick-lynx'),
  person(404, 'shy-wren', false),
];

const match = (number: number, user: typeof otter, matched: typeof otter, percentage: number): Match => ({
  id: idOf(number),
  user,
  matched_user: matched,
  match_percentage: percentage,
});

export const matches = {
  mutual_connections: [match(501, otter, heron, 91)],
  can_help: [match(502, lynx, wren, 72)],
  can_receive_help: [match(503, wren, lynx, 72)],
};

const inRoom = (person: Match['user']) => ({ ...person, shown_name: null });

export const rooms: Room[] = [
  {
    room_number: 1,
    participants: [inRoom(otter), inRoom(heron)],
    match_category: 'mutual_connections',
    match_percentage: 91,
    told_little: null,
  },
  {
    room_number: 2,
    participants: [inRoom(lynx), inRoom(wren)],
    match_category: 'can_help',
    match_percentage: 72,
    told_little: null,
  },
];

/** The outcome of a run with answers of its guests. */
export const outcomes: Outcomes = {
  match_run_id: idOf(301),
  matches: 100,
  sums: { met: 60, likely: 10, glad: 45 },
  bins: [
    { from: 0, to: 40, promised: 31, matches: 18, met: 5, likely: 0 },
    { from: 40, to: 60, promised: 52, matches: 24, met: 10, likely: 0 },
    { from: 60, to: 80, promised: 70, matches: 40, met: 25, likely: 5 },
    { from: 80, to: 100, promised: 88, matches: 18, met: 10, likely: 0 },
  ],
};

/** Of two people who have offered nothing. */
export const noContact: ContactState = { offered: null, they_offered: false, theirs: null };

/** Of a person about whom nothing was said yet. */
const unsaid = { meeting: null, note: null };
/** Somebody in one of the caller's rooms, before its round begins. */
export const seated = { ...unsaid, card: null, contact: noContact, may_write: false, quotes: [], fit: null };

export const myMatch = (changes: Partial<MyMatch> = {}): MyMatch => ({
  user: { id: ben.id, alias: ben.alias, card: null },
  match_category: 'mutual_connections',
  match_percentage: 88,
  fit: 'strong',
  named_category: 'mutual_connections',
  connected: true,
  detailed_reasons: ['You both care about climate.', 'You are looking for design; they build interfaces.'],
  opener: 'Ask how they came to design interfaces.',
  quotes: [],
  room_number: 3,
  ...unsaid,
  contact: noContact,
  ...changes,
});

/** The caller's room where there is one round, before anybody has met in it. */
export const ownRoom = (room_number = 3): MyRoom[] => [
  { round: 1, room_number, begun: false, left: false, people: [], reasons: [] },
];

export const progress = (answered: number, total: number): Progress => ({
  completion_percentage: total === 0 ? 0 : Math.round((answered / total) * 100),
  answered_questions: answered,
  total_questions: total,
  is_complete: total > 0 && answered === total,
});

const general = {
  slider_min: null,
  slider_max: null,
  min_label: null,
  max_label: null,
  options: [],
  context_header: 'Tell us more about yourself...',
  celebration_message: 'Well done! 🌟 Great addition to your profile',
};

/** One profile question of each type. */
export const profileQuestions = {
  text: { ...general, id: 'what-you-do', text: 'What do you do?', input_type: 'text', context_header: 'Your work' },
  slider: {
    ...general,
    id: 'how-outgoing',
    text: 'How outgoing are you?',
    input_type: 'slider',
    slider_min: 1,
    slider_max: 5,
    min_label: 'Quiet',
    max_label: 'Loud',
  },
  choice: {
    ...general,
    id: 'your-stage',
    text: 'Where do you stand?',
    input_type: 'multiple_choice',
    options: options('Student', 'Employee', 'Founder'),
  },
  several: {
    ...general,
    id: 'your-topics',
    text: 'What do you care about?',
    input_type: 'multi_select',
    options: options('Health', 'Climate', 'Music'),
  },
  mood: { ...general, id: 'open-to-work', text: 'Open to work?', input_type: 'yes_no_maybe', options: yesNoMaybe },
} satisfies Record<string, ProfileQuestion>;
export const allProfileQuestions: ProfileQuestion[] = Object.values(profileQuestions);

export const conversationMatch: ConversationMatch = {
  event: { id: eventId, name: 'Founders & Friends' },
  detailed_reasons: ['You both care about climate.'],
  opener: 'Ask what surprises people about climate.',
  quotes: [],
  match_category: 'mutual_connections',
  match_score: 0.88,
};

export const message = (number: number, content: string, changes: Partial<Message> = {}): Message => ({
  id: idOf(600 + number),
  sender_id: ben.id,
  recipient_id: ana.id,
  content,
  created_at: new Date(Date.UTC(2026, 0, 10, 12, 0, number)).toISOString(),
  ...changes,
});

export const conversation = (changes: Partial<Conversation> = {}): Conversation => ({
  user: { id: ben.id, alias: ben.alias, card: null },
  last_message: { content: 'See you at the window', created_at: '2026-01-10T12:00:00.000Z' },
  unread_count: 0,
  match: conversationMatch,
  met: null,
  contact: noContact,
  ...changes,
});

const proposed = (asks: QuestionAsks, text: string, changes: Partial<ProposedQuestion> = {}): ProposedQuestion => ({
  asks,
  text,
  input_type: 'text',
  matching_context: null,
  scale_type: null,
  min_label: null,
  max_label: null,
  options: [],
  ...changes,
});

/** The templates of the operator's file. */
export const proposals: DataOf<typeof listQuestionTemplates> = {
  good_questions: [
    proposed('need', 'What are you looking for tonight?'),
    proposed('offer', 'What can you help others with?'),
    proposed('interest', 'What do you enjoy talking about?'),
  ],
  templates: [
    {
      id: 'makers-fair',
      name: "A makers' fair",
      description: 'People who build things.',
      questions: [
        proposed('need', 'What do you need for your project?'),
        proposed('offer', 'Which tools can you share?'),
        proposed('fact', 'How long?', { input_type: 'multiple_choice', options: ['A day', 'A month'] }),
      ],
    },
  ],
};
