import type { Endpoint } from '@serendip/contract/endpoint';
import { type FailureCode, failures } from '@serendip/contract/failures';
import { limits } from '@serendip/contract/limits';
import type { Language } from '@serendip/texts/languages';
import type { Sentence } from '@serendip/texts/sentence';
import { sentenceIn } from '@serendip/texts/server-sentence';
import { serverTexts } from '@serendip/texts/server-texts';
import type { FastifyReply } from 'fastify';
import { varyByLanguage } from './language.ts';

export function success(language: Language, { status = 200, message }: Endpoint, data: unknown) {
  return { status: { code: status, message: serverTexts(language, 'successes')(message), data } };
}

/** The body of a refusal; for `invalid`, the joined sentences are the message. */
export function failure(language: Language, code: FailureCode, sentences: Sentence[] = [], data: object = {}) {
  const { status } = failures[code];
  const message = serverTexts(language, 'failures')(code, limits);
  const errors = [...new Set(sentences.map((sentence) => sentenceIn(language, sentence)))];
  return {
    status: {
      code: status,
      message: errors.length > 0 ? errors.join(', ') : message,
      ...(status === 422 ? { errors: errors.length > 0 ? errors : [message] } : {}),
      data,
    },
  };
}

export function sendFailure(reply: FastifyReply, code: FailureCode, sentences: Sentence[] = [], data?: object) {
  varyByLanguage(reply);
  return reply
    .status(failures[code].status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(failure(reply.request.language, code, sentences, data));
}
