import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Bounds } from '../bounds.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose call it is: the caller's id once it is known. */
    account: string | null;
  }
}

/** What the system's own buffers take, and what a poll needs: it is counted, and never refused. */
const small = 64 * 1024;

interface InFlight {
  account: string;
  bytes: number;
  socket: Socket;
  /** How many bytes of the connection had been taken when last looked at, and since when it is not more. */
  taken: number;
  since: number;
}

const ownerOf = ({ account, ip }: FastifyRequest): string => account ?? ip;

/** What the system has been handed of a connection, and what of it still waits for the other side. */
function progressOf(socket: Socket): { taken: number; waiting: number } {
  const { _handle: handle } = socket as { _handle?: { bytesWritten?: number; writeQueueSize?: number } | null };
  const waiting = handle?.writeQueueSize ?? 0;
  return { taken: (handle?.bytesWritten ?? 0) - waiting, waiting };
}

/**
 * Bounds the answers that wait in memory to be taken, per account and in all, and cuts who takes nothing for too long.
 * To be installed before what compresses: the whole answer is kept until its end. Returns the refusal of a call whose account has
 * its share in flight already, so that no work is done for it.
 */
export function limitPendingResponses(app: FastifyInstance, bounds: Bounds, everyMilliseconds = 500) {
  const inFlight = new Set<InFlight>();
  const byAccount = new Map<string, number>();
  let inAll = 0;
  const of = (account: string) => byAccount.get(account) ?? 0;
  const add = (account: string, bytes: number) => {
    inAll += bytes;
    const sum = of(account) + bytes;
    if (sum > 0) byAccount.set(account, sum);
    else byAccount.delete(account);
  };

  app.decorateRequest('account', null);
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    // As bytes it is held once: a socket would keep a large text beside its bytes.
    const answer = payload.length > small && typeof payload === 'string' ? Buffer.from(payload) : payload;
    const bytes = Buffer.byteLength(answer);
    const account = ownerOf(request);
    if (bytes > small) {
      // A single answer may be larger than a share: it would never be had otherwise.
      if (of(account) > 0 && of(account) + bytes > bounds.most('answer_bytes_per_account'))
        throw bounds.refusal('answer_bytes_per_account', 1_000);
      if (inAll > 0 && inAll + bytes > bounds.most('answer_bytes_in_all'))
        throw bounds.refusal('answer_bytes_in_all', 5_000);
    }
    const entry = { account, bytes, socket: request.raw.socket, taken: -1, since: performance.now() };
    inFlight.add(entry);
    add(account, bytes);
    const end = () => {
      if (inFlight.delete(entry)) add(account, -bytes);
    };
    reply.raw.once('finish', end).once('close', end);
    return answer;
  });

  const cut = setInterval(() => {
    const now = performance.now();
    for (const entry of inFlight) {
      const { taken, waiting } = progressOf(entry.socket);
      if (taken > entry.taken) Object.assign(entry, { taken, since: now });
      else if (waiting > 0 && now - entry.since >= bounds.most('unread_answer_seconds') * 1_000) {
        if (!entry.socket.destroyed) bounds.count('unread_answer_seconds');
        entry.socket.destroy();
      }
    }
  }, everyMilliseconds).unref();
  app.addHook('onClose', async () => clearInterval(cut));

  return (request: FastifyRequest): void => {
    if (of(ownerOf(request)) >= bounds.most('answer_bytes_per_account'))
      throw bounds.refusal('answer_bytes_per_account', 1_000);
  };
}
