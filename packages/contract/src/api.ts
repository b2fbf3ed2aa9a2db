import * as accounts from './accounts.ts';
import * as answers from './answers.ts';
import * as coach from './coach.ts';
import * as emailConfirmation from './email-confirmation.ts';
import type { Endpoint } from './endpoint.ts';
import * as events from './events.ts';
import * as feedback from './feedback.ts';
import * as matching from './matching.ts';
import * as messages from './messages.ts';
import * as profile from './profile.ts';
import * as questions from './questions.ts';
import * as service from './service.ts';
import * as topics from './topics.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every call of the wire, in the order of the reference. */
export const endpoints: readonly Endpoint[] = [
  accounts,
  emailConfirmation,
  events,
  questions,
  coach,
  answers,
  topics,
  feedback,
  matching,
  profile,
  messages,
  service,
].flatMap((noun) => Object.values<unknown>(noun).filter(isEndpoint));
