import * as accountExport from './account-export.ts';
import * as accounts from './accounts.ts';
import * as answerInvitations from './answer-invitation.ts';
import * as answers from './answers.ts';
import * as cards from './cards.ts';
import * as coach from './coach.ts';
import * as codes from './codes.ts';
import * as cohosts from './cohosts.ts';
import * as comparing from './comparing.ts';
import * as contacts from './contacts.ts';
import * as covers from './covers.ts';
import * as draftEdits from './draft-edits.ts';
import * as drafts from './drafts.ts';
import * as emailConfirmation from './email-confirmation.ts';
import * as embeds from './embeds.ts';
import type { Endpoint } from './endpoint.ts';
import * as evening from './evening.ts';
import * as events from './events.ts';
import * as feedback from './feedback.ts';
import * as guestLists from './guest-lists.ts';
import * as guests from './guests.ts';
import * as invitations from './invitations.ts';
import * as labels from './labels.ts';
import * as matching from './matching.ts';
import * as meetings from './meetings.ts';
import * as messages from './messages.ts';
import * as notifications from './notifications.ts';
import * as participants from './participants.ts';
import * as passkeys from './passkeys.ts';
import * as profile from './profile.ts';
import * as questions from './questions.ts';
import * as rules from './rules.ts';
import * as safety from './safety.ts';
import * as service from './service.ts';
import * as signInCode from './sign-in-code.ts';
import * as signOn from './sign-on.ts';
import * as tokens from './tokens.ts';
import * as topics from './topics.ts';
import * as webhooks from './webhooks.ts';
import * as words from './words.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every call of the wire, in the order of the reference. */
export const endpoints: readonly Endpoint[] = [
  accounts,
  accountExport,
  emailConfirmation,
  signInCode,
  passkeys,
  signOn,
  tokens,
  cards,
  events,
  participants,
  labels,
  rules,
  guests,
  guestLists,
  invitations,
  covers,
  embeds,
  answerInvitations,
  cohosts,
  questions,
  coach,
  answers,
  topics,
  feedback,
  matching,
  comparing,
  drafts,
  draftEdits,
  meetings,
  contacts,
  evening,
  codes,
  profile,
  messages,
  words,
  safety,
  notifications,
  webhooks,
  service,
].flatMap((noun) => Object.values<unknown>(noun).filter(isEndpoint));
