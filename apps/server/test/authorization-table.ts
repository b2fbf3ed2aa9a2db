import { randomUUID } from 'node:crypto';
import type { Cast } from './cast.ts';
import type { Person } from './world.ts';

/** What a row sends: only the parts that its call has. */
interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** One way to make a call, and the code each actor gets for it, in the order of `actors`. */
export interface Row {
  call: string;
  /** Tells rows of one call apart. */
  when?: string;
  codes: string;
  send?: (cast: Cast, caller: Person) => Sent;
}

//             out stranger joined left matched host other-host erased
const anyone = '200 200 200 200 200 200 200 200';
const signedIn = '401 200 200 200 200 200 200 401';
const hostOnly = '401 403 403 403 403 200 403 401';
const joinedOnly = '401 403 200 403 200 403 403 401';
const matchedOnly = '401 403 403 403 200 403 403 401';
const nobodyFinds = '401 404 404 404 404 404 404 401';

const ofEvent = ({ event }: Cast) => ({ event_id: event.id });
const event = (cast: Cast): Sent => ({ params: ofEvent(cast) });
const run = (cast: Cast): Sent => ({ params: ofEvent(cast), query: { match_run_id: cast.run.id } });
const foreignRun = (cast: Cast): Sent => ({
  params: { event_id: cast.otherEvent.id },
  query: { match_run_id: cast.run.id },
});
const question = (cast: Cast) => ({ ...ofEvent(cast), question_id: cast.question.id });
const foreignQuestion = (cast: Cast) => ({ event_id: cast.otherEvent.id, question_id: cast.question.id });
const ownAnswer = (cast: Cast, caller: Person) => ({ ...ofEvent(cast), preference_id: cast.eventAnswerOf(caller) });
const othersAnswer = (cast: Cast) => ({ ...ofEvent(cast), preference_id: cast.eventAnswerOf(cast.target) });
const ownProfileAnswer = (cast: Cast, caller: Person) => ({ preference_id: cast.profileAnswerOf(caller) });
const othersProfileAnswer = (cast: Cast) => ({ preference_id: cast.profileAnswerOf(cast.target) });
const target = (cast: Cast) => ({ user_id: cast.target.id });
const noUser = () => ({ user_id: randomUUID() });

const password = 'correct horse';
const eventBody = { event: { name: 'Renamed' } };
const questionBody = { question: { text: 'Why not?' } };
const text = { text_response: 'Changed' };
const feedbackBody = { feedback: { feedback_type: 'negative' } };
const messageBody = { message: { content: 'Hello' } };

/** Only the other host may act on the other event, and does not find there what belongs to this one. */
const foreign = '401 403 403 403 403 403 404 401';

export const table: Row[] = [
  { call: 'getHealth', codes: anyone },
  { call: 'getReadiness', codes: anyone },
  { call: 'getSettings', codes: anyone },
  { call: 'listQuestionTemplates', codes: signedIn },
  { call: 'readQuestions', codes: signedIn, send: () => ({ body: { questions: [{ text: 'Why not?' }] } }) },

  {
    call: 'signUp',
    codes: anyone,
    send: () => ({
      body: { user: { email: `${randomUUID()}@example.org`, password, password_confirmation: password } },
    }),
  },
  {
    call: 'signIn',
    when: 'with one’s own password',
    codes: signedIn,
    send: (_cast, { email }) => ({ body: { user: { email: email || 'nobody@example.org', password } } }),
  },
  { call: 'requestPasswordReset', codes: anyone, send: ({ target: { email } }) => ({ body: { user: { email } } }) },
  {
    call: 'resetPassword',
    when: 'with a token nobody was sent',
    codes: anyone.replaceAll('200', '422'),
    send: () => ({
      body: { user: { reset_password_token: 'x'.repeat(43), password, password_confirmation: password } },
    }),
  },
  { call: 'getEmailConfirmation', codes: signedIn },
  { call: 'requestEmailConfirmation', codes: signedIn },
  {
    call: 'confirmEmail',
    when: 'with a token nobody was sent',
    codes: anyone.replaceAll('200', '422'),
    send: () => ({ body: { user: { confirmation_token: 'x'.repeat(43) } } }),
  },
  { call: 'signOut', codes: signedIn },
  {
    call: 'changeAlias',
    codes: signedIn,
    send: () => ({ body: { user: { alias: `new-${randomUUID().slice(0, 8)}` } } }),
  },
  { call: 'exportAccount', codes: signedIn },
  { call: 'deleteAccount', codes: signedIn, send: () => ({ body: { user: { password } } }) },

  { call: 'createEvent', codes: signedIn, send: () => ({ body: eventBody }) },
  { call: 'listHostedEvents', codes: signedIn },
  { call: 'listJoinedEvents', codes: signedIn },
  { call: 'getEvent', codes: signedIn, send: event },
  { call: 'updateEvent', codes: hostOnly, send: (cast) => ({ ...event(cast), body: eventBody }) },
  { call: 'joinEvent', codes: signedIn, send: event },
  { call: 'leaveEvent', codes: signedIn, send: event },

  { call: 'listEventQuestions', codes: signedIn, send: event },
  { call: 'createEventQuestion', codes: hostOnly, send: (cast) => ({ ...event(cast), body: questionBody }) },
  { call: 'updateEventQuestion', codes: hostOnly, send: (cast) => ({ params: question(cast), body: questionBody }) },
  {
    call: 'updateEventQuestion',
    when: 'through another event',
    codes: foreign,
    send: (cast) => ({ params: foreignQuestion(cast), body: questionBody }),
  },
  { call: 'deleteEventQuestion', codes: hostOnly, send: (cast) => ({ params: question(cast) }) },
  {
    call: 'deleteEventQuestion',
    when: 'through another event',
    codes: foreign,
    send: (cast) => ({ params: foreignQuestion(cast) }),
  },

  { call: 'listEventAnswers', codes: signedIn, send: event },
  {
    call: 'saveEventAnswer',
    codes: joinedOnly,
    send: (cast) => ({ ...event(cast), body: { event_user_preference: { question_id: cast.question.id, ...text } } }),
  },
  {
    call: 'updateEventAnswer',
    codes: joinedOnly,
    send: (cast, caller) => ({ params: ownAnswer(cast, caller), body: { event_user_preference: text } }),
  },
  {
    call: 'updateEventAnswer',
    when: 'another’s',
    codes: '401 403 404 403 404 403 403 401',
    send: (cast) => ({ params: othersAnswer(cast), body: { event_user_preference: text } }),
  },
  // Who left keeps the right to what they answered; the others have no answer to delete.
  { call: 'deleteEventAnswer', codes: '401 404 200 200 200 404 404 401', send: (cast) => ({ params: question(cast) }) },

  { call: 'listMyTopics', codes: joinedOnly, send: event },
  {
    call: 'addMyTopic',
    codes: joinedOnly,
    send: (cast) => ({ ...event(cast), body: { topic: { role: 'offer', phrase: 'Rowing' } } }),
  },
  {
    call: 'removeMyTopic',
    codes: joinedOnly,
    send: (cast) => ({ ...event(cast), query: { role: 'need', phrase: 'A boat' } }),
  },
  {
    call: 'removeMyTopic',
    when: 'another’s',
    codes: '401 403 404 403 404 403 403 401',
    send: (cast) => ({ ...event(cast), query: { role: 'need', phrase: `What ${cast.target.alias} needs` } }),
  },
  { call: 'skipTopicAsk', codes: joinedOnly, send: (cast) => ({ ...event(cast), body: { role: 'need' } }) },
  { call: 'suggestTopics', codes: signedIn, send: () => ({ query: { query: 'boat', role: 'need' } }) },
  { call: 'getClarity', codes: hostOnly, send: event },

  { call: 'getFeedback', codes: signedIn, send: event },
  { call: 'giveFeedback', codes: joinedOnly, send: (cast) => ({ ...event(cast), body: feedbackBody }) },
  { call: 'withdrawFeedback', codes: joinedOnly, send: event },

  { call: 'runMatches', codes: hostOnly.replace('200', '202'), send: event },
  { call: 'getMatchStatus', codes: hostOnly, send: event },
  { call: 'listMatchRuns', codes: hostOnly, send: event },
  { call: 'getMatches', codes: hostOnly, send: event },
  { call: 'getMatches', when: 'of a run', codes: hostOnly, send: run },
  { call: 'getMatches', when: 'of another event’s run', codes: foreign, send: foreignRun },
  { call: 'getRoomAssignments', codes: hostOnly, send: event },
  { call: 'getRoomAssignments', when: 'of a run', codes: hostOnly, send: run },
  { call: 'getRoomAssignments', when: 'of another event’s run', codes: foreign, send: foreignRun },
  { call: 'listMyMatches', codes: joinedOnly, send: event },

  { call: 'listProfileQuestions', codes: signedIn },
  { call: 'getProfileQuestion', codes: signedIn, send: () => ({ params: { question_id: 'what-you-do' } }) },
  { call: 'listProfileAnswers', codes: signedIn },
  { call: 'getProfileProgress', codes: signedIn },
  {
    call: 'getProfileAnswer',
    codes: signedIn,
    send: (cast, caller) => ({ params: ownProfileAnswer(cast, caller) }),
  },
  {
    call: 'getProfileAnswer',
    when: 'another’s',
    codes: nobodyFinds,
    send: (cast) => ({ params: othersProfileAnswer(cast) }),
  },
  {
    call: 'saveProfileAnswer',
    codes: signedIn,
    send: () => ({ body: { user_preference: { question_id: 'what-you-offer', ...text } } }),
  },
  {
    call: 'updateProfileAnswer',
    codes: signedIn,
    send: (cast, caller) => ({ params: ownProfileAnswer(cast, caller), body: { user_preference: text } }),
  },
  {
    call: 'updateProfileAnswer',
    when: 'another’s',
    codes: nobodyFinds,
    send: (cast) => ({ params: othersProfileAnswer(cast), body: { user_preference: text } }),
  },
  {
    call: 'deleteProfileAnswer',
    codes: signedIn,
    send: (cast, caller) => ({ params: ownProfileAnswer(cast, caller) }),
  },
  {
    call: 'deleteProfileAnswer',
    when: 'another’s',
    codes: nobodyFinds,
    send: (cast) => ({ params: othersProfileAnswer(cast) }),
  },
  {
    call: 'deleteProfileAnswerByQuestion',
    codes: signedIn,
    send: () => ({ params: { question_id: 'what-you-do' } }),
  },

  { call: 'listConversations', codes: signedIn },
  { call: 'getUnreadCount', codes: signedIn },
  { call: 'listMessages', codes: matchedOnly, send: (cast) => ({ params: target(cast) }) },
  { call: 'listMessages', when: 'of nobody', codes: nobodyFinds, send: () => ({ params: noUser() }) },
  { call: 'sendMessage', codes: matchedOnly, send: (cast) => ({ params: target(cast), body: messageBody }) },
  { call: 'sendMessage', when: 'to nobody', codes: nobodyFinds, send: () => ({ params: noUser(), body: messageBody }) },
  { call: 'markRead', codes: matchedOnly, send: (cast) => ({ params: target(cast) }) },
  { call: 'markRead', when: 'of nobody', codes: nobodyFinds, send: () => ({ params: noUser() }) },
];
