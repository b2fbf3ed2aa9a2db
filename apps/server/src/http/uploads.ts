import type { FastifyReply } from 'fastify';
import type { Bounds } from '../bounds.ts';
import { fairLine } from '../fair-line.ts';
import { networkOf } from './network-of.ts';

/** Bytes that an upload has to bring within the bound's seconds. */
const LEAST = 32 * 1024;

/** Where others wait, an upload that is this many milliseconds old has brought so many bytes a second, or it gives way. */
const FAIR = { after: 5_000, bytesPerSecond: 100 * 1024 };

/** Milliseconds that an upload waits for a place. Its body is not read meanwhile. */
const PATIENCE = 8_000;

/** Uploads that wait at once. */
const MOST_WAITING = 100;

interface Upload {
  network: string;
  account: string;
  begun: number;
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
 * Otherwise the newcomer waits: networks take turns for the next place, then accounts.
 */
export function boundUploads(bounds: Bounds, everyMilliseconds = 1_000) {
  const uploads = new Set<Upload>();
  const waiting = new Set<Upload>();
  const line = fairLine<() => void>();
  let timer: NodeJS.Timeout | undefined;

  const countOf = (key: 'network' | 'account', name: string) =>
    [...uploads].filter((upload) => upload[key] === name).length;

  function cutSlow(): void {
    const now = performance.now();
    const unfair = ({ begun, arrived }: Upload) =>
      now - begun >= FAIR.after &&
      (arrived() ?? Number.POSITIVE_INFINITY) < ((now - begun) / 1_000) * FAIR.bytesPerSecond;
    for (const upload of [...uploads].filter(unfair).slice(0, waiting.size)) {
      bounds.count('pictures_at_once');
      upload.cut();
    }
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

  function letIn(upload: Upload): void {
    upload.begun = upload.since = performance.now();
    uploads.add(upload);
    timer ??= setInterval(cutSlow, everyMilliseconds).unref();
  }

  function letNextIn(): void {
    while (uploads.size < bounds.most('pictures_at_once') && line.size() > 0) line.take()?.();
  }

  const waitForPlace = (upload: Upload): Promise<void> =>
    new Promise((resolve, reject) => {
      if (line.size() >= MOST_WAITING) return reject(bounds.refusal('pictures_at_once', 5_000));
      waiting.add(upload);
      const patience = setTimeout(() => {
        waiting.delete(upload);
        reject(bounds.refusal('pictures_at_once', 5_000));
      }, PATIENCE).unref();
      line.add({ network: upload.network, pair: upload.account, first: true }, () => {
        clearTimeout(patience);
        if (!waiting.delete(upload)) return;
        letIn(upload);
        resolve();
      });
    });

  return async (reply: FastifyReply, account: string): Promise<void> => {
    const network = networkOf(reply.request.ip);
    const own = [...waiting].filter((upload) => upload.account === account).length + countOf('account', account);
    if (own >= bounds.most('pictures_at_once_per_account')) throw bounds.refusal('pictures_at_once_per_account', 1_000);
    const { raw } = reply.request;
    const before = raw.socket.bytesRead;
    const end = () => {
      waiting.delete(upload);
      if (!uploads.delete(upload)) return;
      letNextIn();
      if (uploads.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
    const upload: Upload = {
      network,
      account,
      begun: 0,
      seen: 0,
      since: 0,
      // A request that came by no socket is whole from the beginning.
      arrived: () => (raw.complete || before === undefined ? undefined : raw.socket.bytesRead - before),
      cut() {
        end();
        raw.socket.destroy();
      },
    };
    reply.raw.once('finish', end).once('close', end);
    if (uploads.size < bounds.most('pictures_at_once') || makeRoom(upload)) letIn(upload);
    else await waitForPlace(upload);
  };
}
