import webPush from 'web-push';
import type { Config } from '../config.ts';
import { guardedPost, guardedUrl } from './guarded-request.ts';

/** A browser's push subscription. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The key pair that identifies this installation to push services (VAPID, base64url). */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export interface PushService {
  /** Throws if a retry may help. `gone`: the browser takes no more pushes. `patience`: milliseconds for the whole push. */
  send(target: PushTarget, payload: string, topic: string, patience: number): Promise<'taken' | 'gone'>;
}

/** Seconds for which a service keeps a push for an offline device. */
const keptFor = 24 * 3_600;

/** Speaks to push services (RFC 8030), encrypted for the browser (RFC 8291) and signed with the installation's key (RFC 8292). */
export function openPushService(config: Pick<Config, 'mailFrom' | 'webhookAllow'>, push: PushKeys): PushService {
  const sender = /[^\s<>@]+@[^\s<>@]+(?=>?$)/.exec(config.mailFrom)?.[0] ?? 'no-reply@localhost';
  return {
    async send({ endpoint, p256dh, auth }, payload, topic, patience) {
      if (!guardedUrl(endpoint, config.webhookAllow)) return 'gone';
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject: `mailto:${sender}`, publicKey: push.publicKey, privateKey: push.privateKey },
        TTL: keptFor,
        urgency: 'normal',
        topic,
      });
      const sent = { headers: headers as Record<string, string>, body, patience };
      const status = await guardedPost(endpoint, sent, config.webhookAllow).catch((error: Error) => {
        throw new Error(`no push service there: ${error.message}`);
      });
      if (status === 404 || status === 410) return 'gone';
      // A retry would fail the same way: an invalid subscription, or keys of another installation.
      if (status === 400 || status === 401 || status === 403 || status === 413) return 'gone';
      if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
      return 'taken';
    },
  };
}
