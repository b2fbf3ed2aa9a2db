import type { Binding } from '../http/bind.ts';
import { accountRoutes } from './accounts/routes.ts';
import { answerRoutes } from './answers/routes.ts';
import { coachRoutes } from './coach/routes.ts';
import { emailConfirmationRoutes } from './email-confirmation/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { matchingRoutes } from './matching/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { questionRoutes } from './questions/routes.ts';
import { serviceRoutes } from './service/routes.ts';
import { topicRoutes } from './topics/routes.ts';

/** Every call that the server answers; a test holds it against the contract's list. */
export const routes: readonly Binding[] = [
  ...accountRoutes,
  ...emailConfirmationRoutes,
  ...eventRoutes,
  ...questionRoutes,
  ...coachRoutes,
  ...answerRoutes,
  ...topicRoutes,
  ...feedbackRoutes,
  ...matchingRoutes,
  ...profileRoutes,
  ...messageRoutes,
  ...serviceRoutes,
];
