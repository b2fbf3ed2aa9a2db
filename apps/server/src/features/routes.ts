import type { Binding } from '../http/bind.ts';
import { accountRoutes } from './accounts/routes.ts';
import { answerRoutes } from './answers/routes.ts';
import { cardRoutes } from './cards/routes.ts';
import { coachRoutes } from './coach/routes.ts';
import { cohostRoutes } from './cohosts/routes.ts';
import { comparingRoutes } from './comparing/routes.ts';
import { contactRoutes } from './contacts/routes.ts';
import { coverRoutes } from './covers/routes.ts';
import { draftRoutes } from './drafts/routes.ts';
import { emailConfirmationRoutes } from './email-confirmation/routes.ts';
import { embedRoutes } from './embeds/routes.ts';
import { eveningRoutes } from './evening/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { guestRoutes } from './guests/routes.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { invitedGuestRoutes } from './invited-guests/routes.ts';
import { labelRoutes } from './labels/routes.ts';
import { matchingRoutes } from './matching/routes.ts';
import { meetingRoutes } from './meetings/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { participantRoutes } from './participants/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { questionRoutes } from './questions/routes.ts';
import { ruleRoutes } from './rules/routes.ts';
import { safetyRoutes } from './safety/routes.ts';
import { serviceRoutes } from './service/routes.ts';
import { signInCodeRoutes } from './sign-in-code/routes.ts';
import { signOnRoutes } from './sign-on/routes.ts';
import { tokenRoutes } from './tokens/routes.ts';
import { topicRoutes } from './topics/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { wordRoutes } from './words/routes.ts';

/** Every call that the server answers; a test compares it with the contract's list. */
export const routes: readonly Binding[] = [
  ...accountRoutes,
  ...emailConfirmationRoutes,
  ...signInCodeRoutes,
  ...passkeyRoutes,
  ...signOnRoutes,
  ...tokenRoutes,
  ...cardRoutes,
  ...eventRoutes,
  ...participantRoutes,
  ...labelRoutes,
  ...ruleRoutes,
  ...guestRoutes,
  ...invitationRoutes,
  ...coverRoutes,
  ...embedRoutes,
  ...invitedGuestRoutes,
  ...cohostRoutes,
  ...questionRoutes,
  ...coachRoutes,
  ...answerRoutes,
  ...topicRoutes,
  ...feedbackRoutes,
  ...matchingRoutes,
  ...comparingRoutes,
  ...draftRoutes,
  ...meetingRoutes,
  ...contactRoutes,
  ...eveningRoutes,
  ...profileRoutes,
  ...messageRoutes,
  ...wordRoutes,
  ...safetyRoutes,
  ...notificationRoutes,
  ...webhookRoutes,
  ...serviceRoutes,
];
