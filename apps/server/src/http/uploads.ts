import type { FastifyReply } from 'fastify';
import type { Bounds } from '../bounds.ts';
import { networkOf } from './network-of.ts';

/** Bytes that an upload has to bring within the bound's seconds. */
const LEAST = 32 * 1024;

interface Upload {
  network: string;
  account: string;
  /** Bytes that came on its connection at the last check, and when that was. */
  seen: number;
  since: number;
  /** Bytes that came so far; undefined once the body is whole. */
  arrived(): number | undefined;
  cut(): void;
}

const most = (uploads: Iterable<Upload>, key: 'network' | 'account'): [name: string, count: number] => {
  const counts = new Map<string, number>();
  for (const upload of uploads) counts.set(upload[key], (counts.get(upload[key]) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0]);
};

/**
 * Bounds the files in memory, per account and in all, from before the body is read until the answer. A slow upload is cut. When all
 * places are taken, the network with most of them loses its slowest for a newcomer with fewer, and in one network the account does.
 */
export function boundUploads(bounds: Bounds, everyMilliseconds = 1_000) {
  const uploads = new Set<Upload>();
  let timer: NodeJS.Timeout | undefined;

  const countOf = (key: 'network' | 'account', name: string) =>
    [...uploads].filter((upload) => upload[key] === name).length;

  function cutSlow(): void {
    const now = performance.now();
    for (const upload of uploads) {
      const arrived = upload.arrived();
      if (arrived === undefined) continue;
      if (arrived - upload.seen >= LEAST) Object.assign(upload, { seen: arrived, since: now });
      else if (now - upload.since >= bounds.most('slow_upload_seconds') * 1_000) {
        bounds.count('slow_upload_seconds');
        upload.cut();
      }
    }
  }

  /** Cuts one upload of the holder with most, if the newcomer has fewer. Returns whether a place is free now. */
  function makeRoom(newcomer: { network: string; account: string }): boolean {
    for (const key of ['network', 'account'] as const) {
      const [name, count] = most(uploads, key);
      if (count <= countOf(key, newcomer[key]) + 1) continue;
      const arriving = [...uploads].filter((upload) => upload[key] === name && upload.arrived() !== undefined);
      const slowest = arriving.toSorted((one, other) => (one.arrived() ?? 0) - (other.arrived() ?? 0))[0];
      if (!slowest) continue;
      bounds.count('pictures_at_once');
      slowest.cut();
      return true;
    }
    return false;
  }

  return (reply: FastifyReply, account: string): void => {
    const network = networkOf(reply.request.ip);
    if (countOf('account', account) >= bounds.most('pictures_at_once_per_account'))
      throw bounds.refusal('pictures_at_once_per_account', 1_000);
    if (uploads.size >= bounds.most('pictures_at_once') && !makeRoom({ network, account }))
      throw bounds.refusal('pictures_at_once', 5_000);
    const { raw } = reply.request;
    const before = raw.socket.bytesRead;
    const end = () => {
      uploads.delete(upload);
      if (uploads.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
    const upload: Upload = {
      network,
      account,
      seen: 0,
      since: performance.now(),
      // A request that came by no socket is whole from the beginning.
      arrived: () => (raw.complete || before === undefined ? undefined : raw.socket.bytesRead - before),
      cut() {
        end();
        raw.socket.destroy();
      },
    };
    uploads.add(upload);
    timer ??= setInterval(cutSlow, everyMilliseconds).unref();
    reply.raw.once('finish', end).once('close', end);
  };
}
