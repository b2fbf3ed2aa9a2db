import { Readable } from 'node:stream';
import type { Endpoint } from '@serendip/contract/endpoint';
import type { Language } from '@serendip/texts/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bounds } from '../bounds.ts';
import type { Streamed } from '../streamed.ts';
import { success } from './envelope.ts';

const HOLE = '"data":null';

async function* inEnvelope(language: Language, endpoint: Endpoint, { pieces }: Streamed, verify: boolean) {
  const [before = '', after = ''] = JSON.stringify(success(language, endpoint, null)).split(HOLE);
  yield `${before}"data":`;
  let whole = '';
  for await (const piece of pieces) {
    if (verify) whole += piece;
    yield piece;
  }
  if (verify) endpoint.data.parse(JSON.parse(whole));
  yield after;
}

/** Sends an answer piece by piece, as the client takes it. A client that takes nothing for a while is cut. */
export function sendStream(
  { raw, language }: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  answer: Streamed,
  bounds: Bounds,
  verify: boolean,
) {
  const body = Readable.from(inEnvelope(language, endpoint, answer, verify), { objectMode: false });
  const { socket } = raw;
  const cut = () => {
    bounds.count('unread_answer_seconds');
    socket.destroy();
  };
  socket.setTimeout?.(bounds.most('unread_answer_seconds') * 1_000, cut);
  const ended = new AbortController();
  ended.signal.addEventListener('abort', () => {
    socket.off?.('timeout', cut);
    body.destroy();
    answer.release();
  });
  reply.raw.once('finish', () => ended.abort()).once('close', () => ended.abort());
  return reply
    .status(endpoint.status ?? 200)
    .type('application/json; charset=utf-8')
    .send(body);
}
