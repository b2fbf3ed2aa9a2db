import { type FailureCode, failures } from '@serendip/contract/failures';
import type { FastifyReply } from 'fastify';

export const success = (code: number, message: string, data: unknown) => ({ status: { code, message, data } });

/** The body of a refusal; for `invalid`, the joined sentences are the message. */
export function failure(code: FailureCode, sentences: string[] = [], data: object = {}) {
  const { status, message } = failures[code];
  return {
    status: {
      code: status,
      message: sentences.length > 0 ? sentences.join(', ') : message,
      ...(status === 422 ? { errors: sentences.length > 0 ? sentences : [message] } : {}),
      data,
    },
  };
}

export const sendFailure = (reply: FastifyReply, code: FailureCode, sentences: string[] = [], data?: object) =>
  reply
    .status(failures[code].status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(failure(code, sentences, data));
