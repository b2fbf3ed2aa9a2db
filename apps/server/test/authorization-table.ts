import { randomUUID } from 'node:crypto';
import type { Cast } from './cast.ts';
import type { Person } from './world.ts';

/** What a row sends: only the parts that its call has. */
interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** One way to make a call, and the code each actor gets for it, in the order of `actors`. Co-hosts get what the host gets, and door helpers what a
 * stranger gets. */
export interface Row {
  call: string;
  /** Tells rows of one call apart. */
  when?: string;
  codes: string;
  /** The status for co-hosts, if it differs. Null: it can be done once, and the host has done it. */
  cohost?: number | null;
  /** The status for door helpers, if it is not a stranger's. */
  door?: number;
  send?: (cast: Cast, caller: Person) => Sent;
}

//             out stranger joined left matched host other-host erased
const anyone = '200 200 200 200 200 200 200 200';
const signedIn = '401 200 200 200 200 200 200 401';
const hostOnly = '401 403 403 403 403 200 403 401';
const joinedOnly = '401 403 200 403 200 403 403 401';
const matchedOnly = '401 403 403 403 200 403 403 401';
/** Actors who know the target from the event. */
const seen = '401 403 403 403 200 200 403 401';
const hostOrJoined = '401 403 200 403 200 200 403 401';
const nobodyFinds = '401 404 404 404 404 404 404 401';

const ofEvent = ({ event }: Cast) => ({ event_id: event.id });
const event = (cast: Cast): Sent => ({ params: ofEvent(cast) });
const run = (cast: Cast): Sent => ({ params: ofEvent(cast), query: { match_run_id: cast.run.id } });
const runOf = (cast: Cast) => ({ ...ofEvent(cast), run_id: cast.run.id });
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
const ofTarget = (cast: Cast): Sent => ({ params: { ...ofEvent(cast), ...target(cast) } });
const ofHost = (cast: Cast): Sent => ({ params: { ...ofEvent(cast), user_id: cast.people.host.id } });
const labelOf = (cast: Cast) => ({ ...ofEvent(cast), label_id: cast.label.id });
const ofWebhook = (cast: Cast): Sent => ({ params: { ...ofEvent(cast), webhook_id: cast.webhook.id } });
const ruleOf = (cast: Cast) => ({ ...ofEvent(cast), rule_id: cast.rule.id });
const ruleBody = (cast: Cast) => ({ rule: { kind: 'stay', group: { people: [cast.target.id] } } });
const noUser = () => ({ user_id: randomUUID() });

const credential = (response: object, id = 'AAAA') => ({
  id,
  rawId: id,
  type: 'public-key',
  response: { clientDataJSON: 'e30', ...response },
});

/** A PNG file of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';
const picture = new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' });

const browserKeys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
const password = 'correct horse';
const eventBody = { event: { name: 'Renamed' } };
const questionBody = { question: { text: 'Why not?' } };
const text = { text_response: 'Changed' };
const feedbackBody = { feedback: { feedback_type: 'negative' } };
const reportBody = ({ id }: { id: string }) => ({ report: { event_id: id, reason: 'spam', attach_thread: true } });
const webhookBody = { webhook: { url: 'https://hooks.example.org/x', kinds: ['guest.joined'] } };
const word = { heading: 'Bring your ID', text: 'The guard asks for it.', to: 'everyone' };
const doneBody = { report: { done: true } };
const labelBody = { label: { name: 'Mentor' } };
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
  {
    call: 'changePassword',
    codes: signedIn,
    send: () => ({
      body: { user: { current_password: password, password: 'another horse', password_confirmation: 'another horse' } },
    }),
  },
  {
    call: 'changeEmail',
    codes: signedIn,
    send: (_cast, { id }) => ({ body: { user: { email: `new-${id || 'nobody'}@example.org`, password } } }),
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
  { call: 'requestSignInCode', codes: anyone, send: ({ target: { email } }) => ({ body: { user: { email } } }) },
  {
    call: 'signInByCode',
    when: 'with a code nobody was sent',
    codes: anyone.replaceAll('200', '422'),
    send: ({ target: { email } }) => ({ body: { user: { email, code: '123456' } } }),
  },
  { call: 'listPasskeys', codes: signedIn },
  {
    call: 'getPasskeyOptions',
    when: 'while the address is not confirmed',
    codes: signedIn.replaceAll('200', '422'),
  },
  {
    call: 'addPasskey',
    when: 'that no device has made',
    codes: signedIn.replaceAll('200', '422'),
    send: () => ({
      body: { passkey: { name: 'Phone', credential: credential({ attestationObject: 'o2NmbXQ' }) } },
    }),
  },
  {
    call: 'removePasskey',
    codes: signedIn,
    send: (cast, caller) => ({ params: { passkey_id: cast.passkeyOf(caller) } }),
  },
  {
    call: 'removePasskey',
    when: 'another’s',
    codes: nobodyFinds,
    send: (cast) => ({ params: { passkey_id: cast.passkeyOf(cast.target) } }),
  },
  { call: 'getSignInPasskeyOptions', codes: anyone },
  {
    call: 'signInByPasskey',
    when: 'of a device that has signed nothing',
    codes: anyone.replaceAll('200', '422'),
    send: ({ target: { id } }) => ({
      body: {
        passkey: {
          credential: credential(
            { authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
            `device-of-${id}`,
          ),
        },
      },
    }),
  },
  {
    call: 'signInBySignOn',
    when: 'with a code nobody was given',
    codes: anyone.replaceAll('200', '422'),
    send: () => ({ body: { user: { code: 'x'.repeat(43) } } }),
  },
  { call: 'listTokens', codes: signedIn },
  {
    call: 'createToken',
    when: 'while the address is not confirmed',
    codes: signedIn.replaceAll('200', '422'),
    send: () => ({ body: { token: { name: 'Printer', scopes: ['read'] } } }),
  },
  { call: 'revokeToken', codes: signedIn, send: (cast, caller) => ({ params: { token_id: cast.tokenOf(caller) } }) },
  {
    call: 'revokeToken',
    when: 'another’s',
    codes: nobodyFinds,
    send: (cast) => ({ params: { token_id: cast.tokenOf(cast.target) } }),
  },
  { call: 'getMyCard', codes: signedIn },
  { call: 'saveMyCard', codes: signedIn, send: () => ({ body: { card: { name: 'Ana', sight: 'events' } } }) },
  { call: 'getCard', codes: matchedOnly, send: (cast) => ({ params: target(cast) }) },
  { call: 'getCard', when: 'one’s own', codes: signedIn, send: (_cast, { id }) => ({ params: { user_id: id } }) },
  { call: 'getCard', when: 'of nobody', codes: nobodyFinds, send: () => ({ params: noUser() }) },
  { call: 'savePicture', codes: signedIn, send: () => ({ body: picture }) },
  { call: 'deletePicture', codes: signedIn },
  {
    call: 'getPicture',
    when: 'at an address nobody was given',
    codes: anyone.replaceAll('200', '404'),
    send: () => ({ params: { key: 'x'.repeat(70) } }),
  },
  { call: 'saveSpotMe', codes: joinedOnly, send: (cast) => ({ ...event(cast), body: { text: 'Green scarf' } }) },
  { call: 'signOut', codes: signedIn },
  {
    call: 'changeAlias',
    codes: signedIn,
    send: () => ({ body: { user: { alias: `new-${randomUUID().slice(0, 8)}` } } }),
  },
  {
    call: 'claimAccount',
    when: 'by somebody who has an address',
    codes: signedIn.replaceAll('200', '422'),
    send: () => ({
      body: { user: { email: `${randomUUID()}@example.org`, password, password_confirmation: password } },
    }),
  },
  { call: 'exportAccount', codes: signedIn },
  { call: 'deleteAccount', codes: signedIn, send: () => ({ body: { user: { password } } }) },

  { call: 'createEvent', codes: signedIn, send: () => ({ body: eventBody }) },
  { call: 'listHostedEvents', codes: signedIn },
  { call: 'listJoinedEvents', codes: signedIn },
  { call: 'getEvent', codes: signedIn, send: event },
  { call: 'getEventCalendar', codes: hostOrJoined, send: event },
  { call: 'updateEvent', codes: hostOnly, send: (cast) => ({ ...event(cast), body: eventBody }) },
  {
    call: 'deleteEvent',
    codes: hostOnly,
    cohost: 403,
    send: (cast) => ({ ...event(cast), body: { event: { name: cast.event.name } } }),
  },
  { call: 'joinEvent', codes: signedIn, send: event },
  { call: 'leaveEvent', codes: signedIn, send: event },

  { call: 'listParticipants', codes: hostOnly, send: event },
  { call: 'remindParticipants', codes: hostOnly, send: event },
  { call: 'removeParticipant', codes: hostOnly, send: ofTarget },
  { call: 'removeParticipant', when: 'the host', codes: hostOnly.replace('200', '422'), send: ofHost },
  {
    call: 'removeParticipants',
    codes: hostOnly,
    send: (cast) => ({ ...event(cast), body: { user_ids: [cast.target.id, randomUUID()] } }),
  },
  {
    call: 'updateParticipant',
    codes: hostOnly,
    send: (cast) => ({ ...ofTarget(cast), body: { participant: { show_alias: true } } }),
  },
  { call: 'letParticipantIn', codes: hostOnly, send: ofTarget },
  {
    call: 'declineParticipant',
    when: 'nobody who asks',
    codes: hostOnly.replace('200', '404'),
    cohost: 404,
    send: ofTarget,
  },
  { call: 'getEventAtDoor', codes: anyone.replaceAll('200', '404'), send: event },
  {
    call: 'getEventAtDoor',
    when: 'with the code of its evening',
    codes: anyone,
    send: (cast) => ({ ...event(cast), query: { here: cast.evening.code } }),
  },
  { call: 'saveCover', codes: hostOnly, send: (cast) => ({ ...event(cast), body: picture }) },
  { call: 'deleteCover', codes: hostOnly, send: event },
  {
    call: 'getEventPicture',
    when: 'at an address nobody was given',
    codes: anyone.replaceAll('200', '404'),
    send: () => ({ params: { key: 'x'.repeat(43) } }),
  },
  {
    call: 'getOembed',
    when: 'of an event that is not listed',
    codes: anyone.replaceAll('200', '404'),
    send: (cast) => ({ query: { url: `http://localhost:3000/events/${cast.event.id}` } }),
  },
  { call: 'getCover', codes: anyone.replaceAll('200', '404'), send: event },
  {
    call: 'joinAsGuest',
    codes: anyone.replaceAll('200', '404'),
    send: (cast) => ({ ...event(cast), body: { guest: { name: 'Ann' } } }),
  },
  {
    call: 'joinAsGuest',
    when: 'with the code of its evening',
    codes: anyone,
    send: (cast) => ({ ...event(cast), body: { guest: { name: 'Ann' }, here: cast.evening.code } }),
  },

  { call: 'listLabels', codes: hostOnly, send: event },
  { call: 'createLabel', codes: hostOnly, cohost: null, send: (cast) => ({ ...event(cast), body: labelBody }) },
  { call: 'updateLabel', codes: hostOnly, send: (cast) => ({ params: labelOf(cast), body: labelBody }) },
  {
    call: 'updateLabel',
    when: 'of another event',
    codes: foreign,
    send: (cast) => ({ params: { ...labelOf(cast), event_id: cast.otherEvent.id }, body: labelBody }),
  },
  {
    call: 'labelPeople',
    codes: hostOnly,
    send: (cast) => ({ params: labelOf(cast), body: { user_ids: [cast.target.id, randomUUID()] } }),
  },
  {
    call: 'labelPeople',
    when: 'of another event',
    codes: foreign,
    send: (cast) => ({
      params: { ...labelOf(cast), event_id: cast.otherEvent.id },
      body: { user_ids: [cast.target.id] },
    }),
  },
  {
    call: 'saveParticipantLabels',
    codes: hostOnly,
    send: (cast) => ({ ...ofTarget(cast), body: { label_ids: [cast.label.id] } }),
  },
  {
    call: 'saveParticipantLabels',
    when: 'of a person who is not there',
    codes: hostOnly.replace('200', '404'),
    send: (cast) => ({ params: { ...ofEvent(cast), ...noUser() }, body: { label_ids: [] } }),
  },
  { call: 'deleteLabel', codes: hostOnly, cohost: null, send: (cast) => ({ params: labelOf(cast) }) },
  {
    call: 'deleteLabel',
    when: 'of another event',
    codes: foreign,
    send: (cast) => ({ params: { ...labelOf(cast), event_id: cast.otherEvent.id } }),
  },
  {
    call: 'compareMatchRuns',
    codes: hostOnly,
    send: (cast) => ({ ...event(cast), query: { a: cast.run.id, b: cast.run.id } }),
  },
  {
    call: 'compareMatchRuns',
    when: 'of another event',
    codes: foreign,
    send: (cast) => ({ ...foreignRun(cast), query: { a: cast.run.id, b: cast.run.id } }),
  },
  { call: 'listWebhooks', codes: hostOnly, send: event },
  {
    call: 'createWebhook',
    when: 'without a confirmed address',
    codes: hostOnly.replace('200', '422'),
    send: (cast) => ({ ...event(cast), body: webhookBody }),
  },
  { call: 'updateWebhook', codes: hostOnly, send: (cast) => ({ ...ofWebhook(cast), body: webhookBody }) },
  { call: 'rotateWebhook', codes: hostOnly, send: ofWebhook },
  { call: 'testWebhook', codes: hostOnly, send: ofWebhook },
  { call: 'listWebhookDeliveries', codes: hostOnly, send: ofWebhook },
  {
    call: 'listWebhookDeliveries',
    when: 'through another event',
    codes: foreign,
    send: (cast) => ({ params: { event_id: cast.otherEvent.id, webhook_id: cast.webhook.id } }),
  },
  {
    call: 'resendWebhookDelivery',
    codes: hostOnly,
    send: (cast) => ({ params: { ...ofWebhook(cast).params, delivery_id: cast.webhook.delivery } }),
  },
  { call: 'deleteWebhook', codes: hostOnly, cohost: null, send: ofWebhook },

  {
    call: 'addGuestList',
    when: 'without inviting',
    codes: hostOnly,
    send: (cast) => ({ ...event(cast), body: { guest_list: { rows: [{ email: `${randomUUID()}@example.org` }] } } }),
  },
  { call: 'listGuestLists', codes: hostOnly, send: event },
  {
    call: 'takeBackGuestList',
    when: 'that nobody brought',
    codes: hostOnly.replace('200', '404'),
    cohost: 404,
    send: (cast) => ({ params: { ...ofEvent(cast), list_id: randomUUID() } }),
  },
  { call: 'listInvitations', codes: hostOnly, send: event },
  {
    call: 'invitePerson',
    when: 'without a confirmed address',
    codes: hostOnly.replace('200', '422'),
    cohost: 422,
    send: (cast) => ({ ...event(cast), body: { invitation: { email: `${randomUUID()}@example.org` } } }),
  },
  {
    call: 'withdrawInvitation',
    codes: hostOnly,
    cohost: null,
    send: (cast) => ({ params: { ...ofEvent(cast), invitation_id: cast.invitation.id } }),
  },
  {
    call: 'withdrawInvitation',
    when: 'through another event',
    codes: foreign,
    send: (cast) => ({ params: { event_id: cast.otherEvent.id, invitation_id: cast.invitation.id } }),
  },
  {
    call: 'remindInvited',
    when: 'without a confirmed address',
    codes: hostOnly.replace('200', '422'),
    cohost: 422,
    send: event,
  },

  { call: 'listRules', codes: hostOnly, send: event },
  { call: 'createRule', codes: hostOnly, send: (cast) => ({ ...event(cast), body: ruleBody(cast) }) },
  { call: 'checkRule', codes: hostOnly, send: (cast) => ({ ...event(cast), body: ruleBody(cast) }) },
  {
    call: 'checkRule',
    when: 'about people of another event',
    codes: '401 403 403 403 403 403 422 401',
    send: (cast) => ({ params: { event_id: cast.otherEvent.id }, body: ruleBody(cast) }),
  },
  {
    call: 'orderRules',
    codes: hostOnly,
    send: (cast) => ({ ...event(cast), body: { rule_ids: [cast.rule.id] } }),
  },
  { call: 'updateRule', codes: hostOnly, send: (cast) => ({ params: ruleOf(cast), body: ruleBody(cast) }) },
  {
    call: 'updateRule',
    when: 'of another event',
    codes: foreign,
    send: (cast) => ({ params: { ...ruleOf(cast), event_id: cast.otherEvent.id }, body: ruleBody(cast) }),
  },
  { call: 'deleteRule', codes: hostOnly, cohost: null, send: (cast) => ({ params: ruleOf(cast) }) },
  {
    call: 'deleteRule',
    when: 'of another event',
    codes: foreign,
    send: (cast) => ({ params: { ...ruleOf(cast), event_id: cast.otherEvent.id } }),
  },
  { call: 'readInvitation', codes: anyone, send: ({ invitation: { token } }) => ({ params: { token } }) },
  {
    call: 'readInvitation',
    when: 'with a token nobody was mailed',
    codes: anyone.replaceAll('200', '404'),
    send: () => ({ params: { token: 'y'.repeat(43) } }),
  },
  {
    call: 'answerInvitation',
    when: 'with maybe',
    codes: anyone,
    send: ({ invitation: { token } }) => ({ params: { token }, body: { answer: 'maybe' } }),
  },
  {
    call: 'answerInvitation',
    when: 'with a token nobody was mailed',
    codes: anyone.replaceAll('200', '404'),
    send: () => ({ params: { token: 'y'.repeat(43) }, body: { answer: 'yes' } }),
  },
  {
    call: 'forgetInvitation',
    when: 'with a token nobody was mailed',
    codes: anyone.replaceAll('200', '404'),
    send: () => ({ params: { token: 'y'.repeat(43) } }),
  },
  {
    call: 'reportInvitedWord',
    when: 'where no host has written',
    codes: anyone.replaceAll('200', '404'),
    send: ({ invitation: { token } }) => ({ params: { token }, body: { report: { reason: 'spam' } } }),
  },
  {
    call: 'refuseInvitations',
    when: 'with a token nobody was mailed',
    codes: anyone.replaceAll('200', '404'),
    send: () => ({ params: { token: 'x'.repeat(60) } }),
  },
  { call: 'listBroughtAnswers', codes: joinedOnly, send: event },
  { call: 'settleBroughtAnswers', codes: joinedOnly, send: (cast) => ({ ...event(cast), body: { keep: [] } }) },

  { call: 'listCohosts', codes: hostOnly, send: event },
  {
    call: 'askCohost',
    when: 'without a confirmed address',
    codes: hostOnly.replace('200', '422'),
    cohost: 403,
    send: (cast) => ({ ...event(cast), body: { cohost: { email: cast.target.email } } }),
  },
  { call: 'removeCohost', when: 'who is none', codes: hostOnly.replace('200', '404'), cohost: 403, send: ofTarget },
  {
    call: 'removeCohost',
    when: 'oneself',
    codes: hostOnly.replace('200', '404'),
    cohost: 200,
    door: 200,
    send: (cast, { id }) => ({ params: { ...ofEvent(cast), user_id: id || randomUUID() } }),
  },

  { call: 'listCohostInvitations', codes: signedIn },
  {
    call: 'answerCohostInvitation',
    when: 'as nobody asked',
    codes: nobodyFinds,
    send: (cast) => ({ ...event(cast), body: { cohost: { accept: true } } }),
  },

  { call: 'listEventQuestions', codes: signedIn, send: event },
  { call: 'createEventQuestion', codes: hostOnly, send: (cast) => ({ ...event(cast), body: questionBody }) },
  { call: 'updateEventQuestion', codes: hostOnly, send: (cast) => ({ params: question(cast), body: questionBody }) },
  {
    call: 'updateEventQuestion',
    when: 'through another event',
    codes: foreign,
    send: (cast) => ({ params: foreignQuestion(cast), body: questionBody }),
  },
  {
    call: 'orderEventQuestions',
    codes: hostOnly,
    send: (cast) => ({ ...event(cast), body: { question_ids: [cast.question.id] } }),
  },
  { call: 'deleteEventQuestion', codes: hostOnly, cohost: null, send: (cast) => ({ params: question(cast) }) },
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
  // People who left can still delete their answer; the others have none.
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

  { call: 'runMatches', codes: hostOnly.replace('200', '202'), cohost: null, send: event },
  { call: 'getMatchStatus', codes: hostOnly, send: event },
  // The run of the cast has ended.
  {
    call: 'cancelMatchRun',
    codes: hostOnly.replace('200', '422'),
    cohost: 422,
    send: (cast) => ({ params: runOf(cast) }),
  },
  {
    call: 'cancelMatchRun',
    when: 'of another event’s run',
    codes: foreign,
    send: (cast) => ({ params: { ...runOf(cast), event_id: cast.otherEvent.id } }),
  },
  { call: 'listMatchRuns', codes: hostOnly, send: event },
  { call: 'publishMatchRun', codes: hostOnly, send: (cast) => ({ params: runOf(cast) }) },
  {
    call: 'publishMatchRun',
    when: 'of another event’s run',
    codes: foreign,
    send: (cast) => ({ params: { ...runOf(cast), event_id: cast.otherEvent.id } }),
  },
  { call: 'getMatchRunChanges', codes: hostOnly, send: (cast) => ({ params: runOf(cast) }) },
  {
    call: 'getMatchRunChanges',
    when: 'of another event’s run',
    codes: foreign,
    send: (cast) => ({ params: { ...runOf(cast), event_id: cast.otherEvent.id } }),
  },
  { call: 'listEdits', codes: hostOnly, send: (cast) => ({ params: runOf(cast) }) },
  {
    call: 'listRoomsToAvoid',
    codes: hostOnly,
    send: (cast) => ({ params: runOf(cast), query: { round: '1', user_id: cast.target.id } }),
  },
  { call: 'listMendingSwaps', codes: hostOnly, send: (cast) => ({ params: runOf(cast) }) },
  // The run of the cast is published.
  {
    call: 'editMatchRun',
    codes: hostOnly.replace('200', '422'),
    cohost: 422,
    send: (cast) => ({ params: runOf(cast), body: { edit: { kind: 'undo' }, version: 1 } }),
  },
  {
    call: 'editMatchRun',
    when: 'of another event’s run',
    codes: foreign,
    send: (cast) => ({
      params: { ...runOf(cast), event_id: cast.otherEvent.id },
      body: { edit: { kind: 'undo' }, version: 1 },
    }),
  },
  // Guests see the run of the cast.
  {
    call: 'deleteMatchRun',
    codes: hostOnly.replace('200', '422'),
    cohost: 422,
    send: (cast) => ({ params: runOf(cast) }),
  },
  {
    call: 'deleteMatchRun',
    when: 'of another event’s run',
    codes: foreign,
    send: (cast) => ({ params: { ...runOf(cast), event_id: cast.otherEvent.id } }),
  },
  { call: 'getMatches', codes: hostOnly, send: event },
  { call: 'getMatches', when: 'of a run', codes: hostOnly, send: run },
  { call: 'getMatches', when: 'of another event’s run', codes: foreign, send: foreignRun },
  { call: 'getRoomAssignments', codes: hostOnly, send: event },
  { call: 'getRoomAssignments', when: 'of a run', codes: hostOnly, send: run },
  { call: 'getRoomAssignments', when: 'of another event’s run', codes: foreign, send: foreignRun },
  { call: 'listMyMatches', codes: joinedOnly, send: event },

  { call: 'getOutcomes', codes: hostOnly, send: event },
  { call: 'getOutcomes', when: 'of a run', codes: hostOnly, send: run },
  { call: 'getOutcomes', when: 'of another event’s run', codes: foreign, send: foreignRun },
  {
    call: 'answerMeeting',
    when: 'of a match',
    codes: matchedOnly,
    send: (cast) => ({ params: { ...ofEvent(cast), ...target(cast) }, body: { meeting: { met: true } } }),
  },
  {
    call: 'answerMeeting',
    when: 'of nobody',
    codes: joinedOnly.replaceAll('200', '404'),
    send: (cast) => ({ params: { ...ofEvent(cast), ...noUser() }, body: { meeting: { met: true } } }),
  },
  {
    call: 'saveNote',
    when: 'on a match',
    codes: matchedOnly,
    send: (cast) => ({ params: { ...ofEvent(cast), ...target(cast) }, body: { note: 'Green scarf' } }),
  },
  {
    call: 'saveNote',
    when: 'on nobody',
    codes: joinedOnly.replaceAll('200', '404'),
    send: (cast) => ({ params: { ...ofEvent(cast), ...noUser() }, body: { note: 'Green scarf' } }),
  },

  {
    call: 'shareContact',
    codes: matchedOnly,
    send: (cast) => ({ params: target(cast), body: { contact: { email: true } } }),
  },
  {
    call: 'shareContact',
    when: 'with nobody',
    codes: nobodyFinds,
    send: () => ({ params: noUser(), body: { contact: { email: true } } }),
  },
  {
    call: 'takeBackContact',
    when: 'without having shared any',
    codes: signedIn,
    send: (cast) => ({ params: target(cast) }),
  },
  { call: 'takeBackContact', when: 'from nobody', codes: nobodyFinds, send: () => ({ params: noUser() }) },

  { call: 'getLive', codes: hostOrJoined, door: 200, send: event },
  {
    call: 'actOnLive',
    codes: hostOnly,
    cohost: null,
    send: (cast) => ({ ...event(cast), body: { live: { action: 'pause', version: cast.evening.version } } }),
  },
  {
    call: 'checkIn',
    codes: signedIn,
    send: (cast) => ({ ...event(cast), body: { check_in: { code: cast.evening.code } } }),
  },
  {
    call: 'checkIn',
    when: 'with a code nobody was told',
    codes: signedIn.replaceAll('200', '422'),
    send: (cast) => ({ ...event(cast), body: { check_in: { code: 'ZZZZZZ' } } }),
  },
  { call: 'getRoster', codes: hostOnly, door: 200, send: event },
  {
    call: 'setPresence',
    when: 'of another',
    codes: hostOnly,
    door: 200,
    send: (cast) => ({ ...event(cast), body: { presence: { user_id: cast.target.id, here: false } } }),
  },
  {
    call: 'setPresence',
    when: 'of oneself, that one goes',
    // A host who does not take part is nobody who could go.
    codes: '401 403 200 403 200 404 403 401',
    door: 404,
    send: (cast, caller) => ({
      ...event(cast),
      body: { presence: { user_id: caller.id || randomUUID(), here: false } },
    }),
  },
  {
    call: 'setPresence',
    when: 'of oneself, that one is here',
    codes: '401 403 403 403 403 404 403 401',
    door: 404,
    send: (cast, caller) => ({
      ...event(cast),
      body: { presence: { user_id: caller.id || randomUUID(), here: true } },
    }),
  },
  {
    call: 'movePerson',
    codes: hostOnly,
    send: (cast) => ({ ...event(cast), body: { user_id: cast.target.id, room_number: 1, round: 1 } }),
  },
  { call: 'getLiveRooms', codes: hostOnly, send: event },
  { call: 'makeStageLink', codes: hostOnly, send: event },
  { call: 'makeStageCode', codes: hostOnly, send: event },
  { call: 'findByCode', codes: anyone, send: (cast) => ({ body: { code: cast.evening.code } }) },
  {
    call: 'findByCode',
    when: 'with a code that no evening has',
    codes: anyone.replaceAll('200', '422'),
    send: () => ({ body: { code: 'WRONG0' } }),
  },
  { call: 'getStageAsHost', codes: hostOnly, send: event },
  { call: 'getStage', codes: anyone, send: (cast) => ({ params: { secret: cast.evening.secret } }) },
  {
    call: 'getStage',
    when: 'with a secret nobody was told',
    codes: anyone.replaceAll('200', '404'),
    send: () => ({ params: { secret: 'x'.repeat(43) } }),
  },

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

  { call: 'getNotificationSwitches', codes: signedIn },
  { call: 'setNotificationSwitches', codes: signedIn, send: () => ({ body: { message: { email: false } } }) },
  { call: 'listNotifications', codes: signedIn },
  {
    call: 'addPushSubscription',
    codes: signedIn,
    send: (_cast, { id }) => ({
      body: { push_subscription: { endpoint: `https://push.example.org/${id}`, keys: browserKeys } },
    }),
  },
  {
    call: 'removePushSubscription',
    codes: signedIn,
    send: () => ({ body: { push_subscription: { endpoint: 'https://push.example.org/x' } } }),
  },
  { call: 'readNotifications', codes: signedIn },
  {
    call: 'unsubscribe',
    when: 'with a token nobody was mailed',
    codes: anyone.replaceAll('200', '404'),
    send: () => ({ params: { token: 'x'.repeat(60) } }),
  },

  { call: 'listConversations', codes: signedIn },
  { call: 'getUnreadCount', codes: signedIn },
  { call: 'listMessages', codes: matchedOnly, send: (cast) => ({ params: target(cast) }) },
  { call: 'listMessages', when: 'of nobody', codes: nobodyFinds, send: () => ({ params: noUser() }) },
  { call: 'sendMessage', codes: matchedOnly, send: (cast) => ({ params: target(cast), body: messageBody }) },
  { call: 'sendMessage', when: 'to nobody', codes: nobodyFinds, send: () => ({ params: noUser(), body: messageBody }) },
  { call: 'markRead', codes: matchedOnly, send: (cast) => ({ params: target(cast) }) },
  { call: 'markRead', when: 'of nobody', codes: nobodyFinds, send: () => ({ params: noUser() }) },

  { call: 'listBlocks', codes: signedIn },
  { call: 'blockPerson', codes: seen, send: (cast) => ({ params: target(cast) }) },
  { call: 'blockPerson', when: 'who is nobody', codes: nobodyFinds, send: () => ({ params: noUser() }) },
  {
    call: 'blockPerson',
    when: 'who is oneself',
    codes: '401 422 422 422 422 422 422 401',
    send: (_cast, { id }) => ({ params: { user_id: id || randomUUID() } }),
  },
  { call: 'unblockPerson', codes: signedIn, send: (cast) => ({ params: target(cast) }) },
  {
    call: 'writeWord',
    codes: hostOnly,
    send: (cast) => ({ ...event(cast), body: { word } }),
  },
  {
    call: 'writeWord',
    when: 'as a trial',
    codes: hostOnly,
    send: (cast) => ({ ...event(cast), body: { word: { ...word, dry_run: true } } }),
  },
  { call: 'listWords', codes: hostOrJoined, send: event },
  { call: 'muteWords', codes: joinedOnly, send: (cast) => ({ ...event(cast), body: { words: { muted: true } } }) },
  { call: 'reportPerson', codes: seen, send: (cast) => ({ params: target(cast), body: reportBody(cast.event) }) },
  {
    call: 'reportPerson',
    when: 'at an event they are not at',
    codes: '401 403 403 403 403 403 403 401',
    send: (cast) => ({ params: target(cast), body: reportBody(cast.otherEvent) }),
  },
  {
    call: 'reportPerson',
    when: 'who is nobody',
    codes: '401 403 404 403 404 404 403 401',
    send: (cast) => ({ params: noUser(), body: reportBody(cast.event) }),
  },
  { call: 'listReports', codes: hostOnly, send: event },
  {
    call: 'settleReport',
    codes: hostOnly,
    send: (cast) => ({ params: { ...ofEvent(cast), report_id: cast.report.id }, body: doneBody }),
  },
  {
    call: 'settleReport',
    when: 'through another event',
    codes: foreign,
    send: (cast) => ({ params: { event_id: cast.otherEvent.id, report_id: cast.report.id }, body: doneBody }),
  },
];
