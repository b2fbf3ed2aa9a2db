import { addPushSubscription, removePushSubscription } from '@serendip/contract/notifications';
import { call } from '../../api/call.ts';
import { readSettings } from '../service/settings.ts';

/** `impossible`: not by this browser, or not by this server. `denied`: its user has told the browser to ask no more. */
export type PushState = 'impossible' | 'denied' | 'off' | 'on';

const isPossible = () => 'PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window;

const current = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
};

export async function readPushState(): Promise<PushState> {
  if (!isPossible() || !(await readSettings())?.push_key) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && (await current().catch(() => null)) ? 'on' : 'off';
}

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await call(addPushSubscription, {
    body: {
      push_subscription: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
    },
  });
}

/** To be called by a tap: asks for leave, then has this browser take pushes. Returns how it is then. */
export async function turnOnPush(): Promise<PushState> {
  const leave = await Notification.requestPermission();
  if (leave !== 'granted') return leave === 'denied' ? 'denied' : 'off';
  const key = (await readSettings())?.push_key;
  if (!key) return 'impossible';
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  await tellServer(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  return 'on';
}

export async function turnOffPush(): Promise<PushState> {
  const subscription = await current();
  if (!subscription) return 'off';
  await call(removePushSubscription, { body: { push_subscription: { endpoint: subscription.endpoint } } });
  await subscription.unsubscribe();
  return 'off';
}

let renewedFor: string | null = null;

/** After a new sign-in: a subscription ends with the session that it was made in. Once per visit and person. */
export async function renewPush(userId: string): Promise<void> {
  if (renewedFor === userId) return;
  renewedFor = userId;
  if ((await readPushState()) !== 'on') return;
  const subscription = await current();
  if (subscription) await tellServer(subscription);
}
