import { limits } from './limits.ts';
import { waitAMoment } from './wait-a-moment.ts';

/**
 * Every way a call can be refused: a code for programs to think in, and what the wire shows for it. The server raises
 * the code, one place turns it into the status and the sentence, and the API reference lists them per call.
 */
export const failures = {
  malformed_json: { status: 400, message: 'The request body is not valid JSON' },
  bad_request: { status: 400, message: 'The request could not be understood' },
  signed_out: { status: 401, message: 'You need to sign in to continue' },
  bad_credentials: { status: 401, message: 'Invalid email or password' },
  not_host: { status: 403, message: 'Only the event host can do this' },
  not_joined: { status: 403, message: 'Join the event first' },
  not_matched: { status: 403, message: 'You can only message people you were matched with' },
  wrong_password: { status: 403, message: 'Password is incorrect' },
  metrics_forbidden: { status: 403, message: 'Metrics are not available from here' },
  event_closed: { status: 403, message: 'This event is closed' },
  unknown_path: { status: 404, message: 'There is nothing at this address' },
  event_not_found: { status: 404, message: 'Event not found' },
  question_not_found: { status: 404, message: 'Question not found' },
  preference_not_found: { status: 404, message: 'Preference not found' },
  topic_not_found: { status: 404, message: 'Topic not found' },
  match_run_not_found: { status: 404, message: 'Match run not found' },
  user_not_found: { status: 404, message: 'User not found' },
  no_match_run_yet: { status: 404, message: 'No match run yet' },
  method_not_allowed: { status: 405, message: 'This address does not support that method' },
  timed_out: { status: 408, message: 'The request took too long to arrive' },
  run_in_progress: { status: 409, message: 'A match run is already in progress' },
  precondition_failed: { status: 412, message: 'What is here is not what the request expects' },
  body_too_large: { status: 413, message: 'The request body is too large' },
  not_json: { status: 415, message: 'Send the request body as application/json' },
  invalid: { status: 422, message: 'Some fields are not valid' },
  too_few_participants: {
    status: 422,
    message: `Need at least ${limits.participants_min} participants to run matches`,
  },
  no_matches_yet: { status: 422, message: 'No matches yet' },
  bad_confirmation_token: { status: 422, message: 'This link is not valid any more' },
  nothing_to_confirm: { status: 422, message: 'There is nothing to confirm' },
  bad_reset_token: { status: 422, message: 'Reset password token is invalid' },
  too_many_requests: { status: 429, message: waitAMoment },
  headers_too_large: { status: 431, message: 'The request headers are too large' },
  unexpected: { status: 500, message: 'Something went wrong' },
  not_ready: { status: 503, message: 'The service is not ready. Please try again in a moment.' },
  out_of_storage: { status: 507, message: 'The server is out of storage' },
} as const;

export type FailureCode = keyof typeof failures;
