import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Bounds } from '../bounds.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's id once it is known. */
    account: string | null;
  }
}

/** Bytes that the system's buffers take and polls need: counted, never refused. */
const small = 64 * 1024;

interface InFlight {
  account: string;
  bytes: number;
  socket: Socket;
  /** Bytes of the connection that the client had read at the last check, and since when there are no more. */
  taken: number;
  since: number;
}

const ownerOf = ({ account, ip }: FastifyRequest): string => account ?? ip;

/** Bytes of a connection given to the system, and those still waiting for the client. */
function progressOf(socket: Socket): { taken: number; waiting: number } {
  const { _handle: handle } = socket as { _handle?: { bytesWritten?: number; writeQueueSize?: number } | null };
  const waiting = handle?.writeQueueSize ?? 0;
  return { taken: (handle?.bytesWritten ?? 0) - waiting, waiting };
}

/**
 * Bounds unread answers in memory, per account and in all, and cuts clients that read nothing for too long. Install it
 * before compression, since the whole answer is held until its end. Returns the refusal of a call whose account has its
 * share in flight, so that no work is done for it.
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
    // As a buffer it is held once; a socket would keep a large string beside its bytes.
    const answer = payload.length > small && typeof payload === 'string' ? Buffer.from(payload) : payload;
    const bytes = Buffer.byteLength(answer);
    const account = ownerOf(request);
    if (bytes > small) {
      // A single answer can exceed a share; otherwise it could never be sent.
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
