import type { Binding } from '../http/bind.ts';
import { accountRoutes } from './accounts/routes.ts';
import { answerRoutes } from './answers/routes.ts';
import { cardRoutes } from './cards/routes.ts';
import { coachRoutes } from './coach/routes.ts';
import { cohostRoutes } from './cohosts/routes.ts';
import { contactRoutes } from './contacts/routes.ts';
import { emailConfirmationRoutes } from './email-confirmation/routes.ts';
import { eveningRoutes } from './evening/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { guestRoutes } from './guests/routes.ts';
import { matchingRoutes } from './matching/routes.ts';
import { meetingRoutes } from './meetings/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { participantRoutes } from './participants/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { questionRoutes } from './questions/routes.ts';
import { safetyRoutes } from './safety/routes.ts';
import { serviceRoutes } from './service/routes.ts';
import { signInCodeRoutes } from './sign-in-code/routes.ts';
import { signOnRoutes } from './sign-on/routes.ts';
import { topicRoutes } from './topics/routes.ts';

/** Every call that the server answers; a test compares it with the contract's list. */
export const routes: readonly Binding[] = [
  ...accountRoutes,
  ...emailConfirmationRoutes,
  ...signInCodeRoutes,
  ...passkeyRoutes,
  ...signOnRoutes,
  ...cardRoutes,
  ...eventRoutes,
  ...participantRoutes,
  ...guestRoutes,
  ...cohostRoutes,
  ...questionRoutes,
  ...coachRoutes,
  ...answerRoutes,
  ...topicRoutes,
  ...feedbackRoutes,
  ...matchingRoutes,
  ...meetingRoutes,
  ...contactRoutes,
  ...eveningRoutes,
  ...profileRoutes,
  ...messageRoutes,
  ...safetyRoutes,
  ...notificationRoutes,
  ...serviceRoutes,
];
