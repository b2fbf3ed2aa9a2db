import type { Socket } from 'node:net';
import { type FailureCode, failures } from '@serendip/contract/failures';
import type { Sentence } from '@serendip/texts/sentence';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, withoutData } from '../errors.ts';
import { failure, sendFailure } from './envelope.ts';
import { withoutLanguage } from './language.ts';

const ofStatus: Record<number, FailureCode> = {
  400: 'bad_request',
  404: 'unknown_path',
  405: 'method_not_allowed',
  408: 'timed_out',
  412: 'precondition_failed',
  413: 'body_too_large',
  414: 'unknown_path',
  415: 'not_json',
  431: 'headers_too_large',
  503: 'not_ready',
};

/** SQLSTATEs, and the system's codes when the database cannot be reached. */
const ofDatabase: [RegExp, FailureCode][] = [
  [/^(53100|ENOSPC)$/, 'out_of_storage'],
  [/^(08...|57P0\d|53300|57014|25P03|25006|55P03)$/, 'not_ready'],
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/, 'not_ready'],
];
/** The parent of a stored row may have been deleted since the guard. */
const ofOwners: [RegExp, FailureCode][] = [
  [/_event_id_events_id_fk$/, 'event_not_found'],
  [/_question_id_event_questions_id_fk$/, 'question_not_found'],
  [/_run_id_match_runs_id_fk$|_session_id_live_sessions_id_fk$/, 'event_not_found'],
];
/** The driver's texts without a code, when a connection breaks, is silent or unavailable. */
const lostConnection = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/;

/** An error, or a plain copy of one, as the job queue passes on. */
const isError = (value: unknown): value is Error => typeof value === 'object' && value !== null && 'message' in value;

/** Drizzle wraps the driver's error, so the code is on a cause. */
export function databaseFailure(error: unknown): FailureCode | undefined {
  for (let cause: unknown = error; isError(cause); cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    const known = ofDatabase.find(([pattern]) => pattern.test(code));
    if (known) return known[1];
    const constraint = code === '23503' && 'constraint' in cause ? String(cause.constraint) : '';
    const owner = ofOwners.find(([pattern]) => pattern.test(constraint));
    if (owner) return owner[1];
    if (lostConnection.test(cause.message)) return 'not_ready';
  }
  return undefined;
}

/** The failure for any thrown error. */
function failureOf(error: FastifyError | Error): { code: FailureCode; sentences: Sentence[] } {
  if (error instanceof Refusal) return { code: error.code, sentences: error.sentences };
  if ('code' in error && error.code === 'MALFORMED_JSON') return { code: 'malformed_json', sentences: [] };
  // The framework's and its plug-ins' errors, some without a code.
  const ofHttp = 'statusCode' in error ? ofStatus[error.statusCode ?? 500] : undefined;
  return { code: ofHttp ?? databaseFailure(error) ?? 'unexpected', sentences: [] };
}

/** Refusals that are logged, so that operators see attacks. */
const telling = new Set<FailureCode>([
  'bad_credentials',
  'wrong_password',
  'not_host',
  'token_may_not',
  'not_matched',
  'too_many_requests',
]);

function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const { code: found, sentences } = failureOf(error);
  // A file has its own limit, and a larger picture counts as unreadable.
  const isFile = request.routeOptions.config.endpoint?.takes !== undefined;
  const code = found === 'body_too_large' && isFile ? 'bad_picture' : found;
  const { status } = failures[code];
  // A client that disconnects during its body is not our failure.
  if (status >= 500 && !(error instanceof Refusal) && !request.socket.destroyed)
    request.log.error({ err: withoutData(error) }, 'the request failed');
  if (telling.has(code)) request.log.info({ refusal: code, address: request.ip }, 'a request was refused');
  const retryAfter = (error instanceof Refusal ? error.retryAfter : undefined) ?? (status === 503 ? 5 : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return sendFailure(reply, code, sentences, error instanceof Refusal ? error.data : undefined);
}

/** A request too broken for the framework is answered on the raw socket, with these headers. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket, headers: Record<string, string>): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const code: FailureCode =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 'headers_too_large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 'timed_out'
        : 'bad_request';
  const body = JSON.stringify(failure(withoutLanguage, code));
  const head = [
    `HTTP/1.1 ${failures[code].status} ${code}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

export function installFailureHandlers(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}
