import type { exportAccount } from '@serendip/contract/account-export';
import type { DataOf } from '@serendip/contract/endpoint';
import { limits } from '@serendip/contract/limits';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  emailConfirmations,
  guestDevices,
  passkeyChallenges,
  passkeys,
  passwordResets,
  sessions,
  signInCodes,
  signOnAttempts,
  signOnIdentities,
  signOnTickets,
  throttles,
} from './schema/accounts.ts';
import { contactOffers, matchNotes, meetingAnswers } from './schema/after-meeting.ts';
import { eventAnswers, profileAnswers, topicReadings, topicSkips, topics } from './schema/answers.ts';
import { cardPictures, cards } from './schema/cards.ts';
import { matchRunEdits, removedPairs } from './schema/drafts.ts';
import {
  departures,
  encounters,
  liveSeats,
  liveSessions,
  presences,
  stageCodes,
  stageLinks,
} from './schema/evening.ts';
import {
  asks,
  cohostInvitations,
  cohosts,
  doorHelpers,
  eventCovers,
  eventFeedback,
  eventQuestions,
  events,
  memberships,
  removals,
  waitingList,
} from './schema/events.ts';
import {
  guestLists,
  invitationRefusals,
  invitations,
  invitationTokens,
  trustedInviters,
} from './schema/invitations.ts';
import { eventLabels, participantLabels } from './schema/labels.ts';
import {
  aiReplies,
  matchPairs,
  matchRooms,
  matchRuns,
  meetingReasons,
  pairValues,
  roomSeats,
} from './schema/matching.ts';
import { messages } from './schema/messages.ts';
import { notificationSwitches, notifications, pushSubscriptions } from './schema/notifications.ts';
import { eventRules, rulePeople } from './schema/rules.ts';
import { blocks, reports } from './schema/safety.ts';
import { apiTokens } from './schema/tokens.ts';
import { webhookDeliveries, webhooks } from './schema/webhooks.ts';
import { mutedWords, wordRecipients, words } from './schema/words.ts';

export type ExportPart = keyof DataOf<typeof exportAccount>['export'];

export interface PersonColumn {
  column: PgColumn;
  /**
   * When the person deletes the account: the row is deleted, the column is emptied, or the row is kept, where the person is
   * 'Deleted user' from then on. `anonymise`, `forget`, `close` and `rules` are functions that the room `erasure` calls.
   */
  erase: 'delete' | 'empty' | 'keep' | 'anonymise' | 'forget' | 'close' | 'rules';
  /**
   * The part of the person's export that shows it. `of another`: the row is somebody else's, and in their export. `working`:
   * the server's working data, shown to no one.
   */
  export: ExportPart | 'of another' | 'working';
}

const person = (column: PgColumn, erase: PersonColumn['erase'], exported: PersonColumn['export']): PersonColumn => ({
  column,
  erase,
  export: exported,
});

/** Every column that refers to a person, in the order in which an erasure takes the tables. */
export const ofPeople: PersonColumn[] = [
  person(presences.userId, 'delete', 'evenings'),
  person(departures.userId, 'delete', 'working'),
  person(liveSeats.userId, 'delete', 'evening_seats'),
  person(asks.userId, 'delete', 'asking_at'),
  person(eventAnswers.userId, 'delete', 'event_answers'),
  person(profileAnswers.userId, 'delete', 'profile_answers'),
  person(topics.userId, 'delete', 'topics'),
  person(topicSkips.userId, 'delete', 'skipped_questions'),
  person(topicReadings.userId, 'delete', 'clarity'),
  person(memberships.userId, 'delete', 'joined_events'),
  person(waitingList.userId, 'delete', 'waiting_for'),
  person(cohosts.userId, 'delete', 'cohosted_events'),
  person(doorHelpers.userId, 'delete', 'cohosted_events'),
  person(cohostInvitations.userId, 'delete', 'cohost_invitations'),
  person(removals.userId, 'delete', 'removed_from'),
  // The removal of somebody else stays in force.
  person(removals.by, 'keep', 'of another'),
  person(participantLabels.userId, 'delete', 'labels_hosts_gave_you'),
  // Wishes of hosts about a person, in rules that guests never see.
  person(rulePeople.userId, 'rules', 'working'),
  person(aiReplies.userId, 'delete', 'ai_replies'),
  person(eventFeedback.userId, 'delete', 'feedback'),
  person(guestDevices.userId, 'delete', 'working'),
  person(stageLinks.madeBy, 'delete', 'working'),
  person(stageCodes.madeBy, 'delete', 'working'),
  person(webhooks.madeBy, 'delete', 'webhooks'),
  // Of what hosts' webhooks were told, their receivers know the id, too.
  person(webhookDeliveries.userId, 'delete', 'of another'),
  person(passwordResets.userId, 'delete', 'mailed_links'),
  person(emailConfirmations.userId, 'delete', 'mailed_links'),
  person(signInCodes.userId, 'delete', 'mailed_links'),
  person(signOnIdentities.userId, 'delete', 'sign_ons'),
  person(signOnTickets.userId, 'delete', 'working'),
  person(passkeys.userId, 'delete', 'passkeys'),
  person(apiTokens.userId, 'delete', 'tokens'),
  person(passkeyChallenges.userId, 'delete', 'working'),
  person(cards.userId, 'delete', 'card'),
  person(cardPictures.userId, 'delete', 'card_picture'),
  person(eventCovers.madeBy, 'delete', 'covers'),
  person(pushSubscriptions.userId, 'delete', 'push_subscriptions'),
  person(notifications.userId, 'delete', 'notifications'),
  person(notifications.otherId, 'keep', 'of another'),
  person(notificationSwitches.userId, 'delete', 'notification_switches'),
  person(wordRecipients.userId, 'delete', 'words_received'),
  person(mutedWords.userId, 'delete', 'words_off'),
  // Sent words are their readers', too.
  person(words.authorId, 'keep', 'words_sent'),
  person(sessions.userId, 'delete', 'sessions'),
  person(blocks.userId, 'delete', 'blocks'),
  person(blocks.otherId, 'delete', 'of another'),
  person(reports.reportedId, 'delete', 'of another'),
  person(reports.reporterId, 'empty', 'reports'),
  person(encounters.userA, 'delete', 'encounters'),
  person(encounters.userB, 'delete', 'encounters'),
  person(meetingAnswers.userId, 'delete', 'meeting_answers'),
  person(meetingAnswers.otherId, 'delete', 'of another'),
  person(matchNotes.userId, 'delete', 'notes'),
  person(matchNotes.otherId, 'delete', 'of another'),
  person(contactOffers.userId, 'delete', 'contact_offers'),
  person(contactOffers.otherId, 'delete', 'of another'),
  // The results of a run stay whole for the others, without the person's name and reasons.
  person(matchPairs.userA, 'anonymise', 'matches'),
  person(matchPairs.userB, 'anonymise', 'matches'),
  person(meetingReasons.userA, 'anonymise', 'meetings'),
  person(meetingReasons.userB, 'anonymise', 'meetings'),
  // Made of answers of both people of a pair, and shown to neither.
  person(pairValues.userId, 'anonymise', 'working'),
  person(roomSeats.userId, 'keep', 'seats'),
  // Guests never learn of edits, not even from their export.
  person(matchRunEdits.userId, 'delete', 'working'),
  person(matchRunEdits.otherId, 'delete', 'working'),
  person(matchRunEdits.by, 'empty', 'working'),
  person(removedPairs.userA, 'delete', 'working'),
  person(removedPairs.userB, 'delete', 'working'),
  // Messages belong to the other person, too.
  person(messages.senderId, 'keep', 'messages_sent'),
  person(messages.recipientId, 'keep', 'of another'),
  person(invitations.userId, 'forget', 'invitations'),
  person(invitations.invitedBy, 'empty', 'of another'),
  person(guestLists.madeBy, 'delete', 'working'),
  person(invitationRefusals.hostId, 'delete', 'of another'),
  person(trustedInviters.userId, 'delete', 'working'),
  person(events.hostId, 'close', 'hosted_events'),
];

export interface EventColumn {
  column: PgColumn;
  /** `RETENTION_DAYS` after the event: the rows are deleted, or kept. */
  over: 'delete' | 'keep';
  /** When the host deletes the event, rows go with it. Only a notification outlives it: it says that the event is gone. */
  outlives?: true;
}

/** Every column that leads to an event: to its row, or to a row of the event that is named above it. */
export const ofEvents: EventColumn[] = [
  // The list of questions stays for the host, who may use them again.
  { column: eventQuestions.eventId, over: 'keep' },
  // It can show people who were there.
  { column: eventCovers.eventId, over: 'delete' },
  { column: eventAnswers.questionId, over: 'delete' },
  { column: topics.eventId, over: 'delete' },
  { column: topicSkips.eventId, over: 'delete' },
  { column: topicReadings.eventId, over: 'delete' },
  { column: aiReplies.eventId, over: 'delete' },
  { column: eventLabels.eventId, over: 'delete' },
  { column: participantLabels.labelId, over: 'delete' },
  { column: eventRules.eventId, over: 'delete' },
  { column: eventRules.labelA, over: 'delete' },
  { column: eventRules.labelB, over: 'delete' },
  { column: eventRules.questionA, over: 'delete' },
  { column: eventRules.questionB, over: 'delete' },
  { column: rulePeople.ruleId, over: 'delete' },
  { column: matchNotes.eventId, over: 'delete' },
  { column: meetingAnswers.eventId, over: 'delete' },
  { column: matchRuns.eventId, over: 'delete' },
  { column: matchPairs.runId, over: 'delete' },
  { column: matchRooms.runId, over: 'delete' },
  { column: roomSeats.runId, over: 'delete' },
  { column: meetingReasons.runId, over: 'delete' },
  { column: pairValues.runId, over: 'delete' },
  { column: matchRunEdits.runId, over: 'delete' },
  { column: removedPairs.runId, over: 'delete' },
  { column: liveSessions.eventId, over: 'keep' },
  { column: presences.sessionId, over: 'delete' },
  { column: departures.sessionId, over: 'delete' },
  { column: liveSeats.sessionId, over: 'delete' },
  { column: asks.eventId, over: 'delete' },
  { column: encounters.sessionId, over: 'delete' },
  // A person's list of events, and who hosts them, is not what the event was about.
  { column: memberships.eventId, over: 'keep' },
  { column: waitingList.eventId, over: 'keep' },
  { column: cohosts.eventId, over: 'keep' },
  { column: doorHelpers.eventId, over: 'keep' },
  { column: cohostInvitations.eventId, over: 'keep' },
  { column: removals.eventId, over: 'keep' },
  { column: eventFeedback.eventId, over: 'keep' },
  { column: apiTokens.eventId, over: 'keep' },
  { column: stageLinks.eventId, over: 'keep' },
  { column: stageCodes.eventId, over: 'keep' },
  { column: webhooks.eventId, over: 'delete' },
  { column: webhooks.cohostId, over: 'keep' },
  { column: webhookDeliveries.webhookId, over: 'delete' },
  { column: words.eventId, over: 'delete' },
  { column: wordRecipients.wordId, over: 'delete' },
  { column: mutedWords.eventId, over: 'delete' },
  // The clean-up deletes them sooner, by the event's day.
  { column: invitations.eventId, over: 'delete' },
  { column: invitationTokens.invitationId, over: 'delete' },
  { column: guestLists.eventId, over: 'delete' },
  // These two end by their own age.
  { column: reports.eventId, over: 'keep' },
  { column: notifications.eventId, over: 'keep', outlives: true },
  { column: cards.namedForEvent, over: 'keep', outlives: true },
];

export interface Expiry {
  column: PgColumn;
  /** Days after the time in the column. */
  days: number;
}

/** Rows that end by their own age. */
export const expiries: Expiry[] = [
  { column: aiReplies.createdAt, days: 90 },
  { column: throttles.expire, days: 0 },
  { column: departures.at, days: 0 },
  // Only after its mail has been given up: a mail server can be down for a day.
  { column: passwordResets.expiresAt, days: 2 },
  { column: emailConfirmations.expiresAt, days: 2 },
  { column: signInCodes.expiresAt, days: 0 },
  { column: apiTokens.expiresAt, days: limits.expired_token_days },
  { column: passkeyChallenges.expiresAt, days: 0 },
  { column: signOnAttempts.expiresAt, days: 0 },
  { column: signOnTickets.expiresAt, days: 0 },
  { column: cohostInvitations.expiresAt, days: 0 },
  { column: stageCodes.expiresAt, days: 0 },
  { column: reports.createdAt, days: limits.report_days },
  { column: notifications.createdAt, days: limits.notification_days },
  { column: webhookDeliveries.createdAt, days: limits.webhook_delivery_days },
];
