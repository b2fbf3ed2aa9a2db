import accountSettings from './account-settings.ts';
import answers from './answers.ts';
import cards from './cards.ts';
import contacts from './contacts.ts';
import dashboard from './dashboard.ts';
import emailConfirmation from './email-confirmation.ts';
import evening from './evening.ts';
import eventFacts from './event-facts.ts';
import events from './events.ts';
import feedback from './feedback.ts';
import forms from './forms.ts';
import guests from './guests.ts';
import invitation from './invitation.ts';
import invitedGuest from './invited-guest.ts';
import matchLabels from './match-labels.ts';
import matches from './matches.ts';
import meetings from './meetings.ts';
import membership from './membership.ts';
import messages from './messages.ts';
import notifications from './notifications.ts';
import passkeys from './passkeys.ts';
import profile from './profile.ts';
import questions from './questions.ts';
import safety from './safety.ts';
import tokens from './tokens.ts';
import topics from './topics.ts';
import words from './words.ts';

export default {
  accountSettings,
  answers,
  cards,
  contacts,
  dashboard,
  emailConfirmation,
  evening,
  eventFacts,
  events,
  feedback,
  forms,
  guests,
  invitation,
  invitedGuest,
  matchLabels,
  matches,
  meetings,
  membership,
  messages,
  notifications,
  passkeys,
  profile,
  questions,
  safety,
  tokens,
  topics,
  words,
};
