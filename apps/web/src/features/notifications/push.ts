import { addPushSubscription, removePushSubscription } from '@serendip/contract/notifications';
import { call } from '../../api/call.ts';
import { serviceWorkerUrl } from '../../language/service-worker-url.ts';
import { readSettings } from '../service/settings.ts';

/** `impossible`: this browser or server lacks push. `denied`: the user has blocked the permission. */
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

/** Call it from a tap: asks for permission, then subscribes this browser. Returns the new state. */
export async function turnOnPush(): Promise<PushState> {
  const leave = await Notification.requestPermission();
  if (leave !== 'granted') return leave === 'denied' ? 'denied' : 'off';
  const key = (await readSettings())?.push_key;
  if (!key) return 'impossible';
  await navigator.serviceWorker.register(serviceWorkerUrl());
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

/** Renews the subscription after a sign-in, since it ends with its session. Once per visit and user. */
export async function renewPush(userId: string): Promise<void> {
  if (renewedFor === userId) return;
  renewedFor = userId;
  if ((await readPushState()) !== 'on') return;
  const subscription = await current();
  if (subscription) await tellServer(subscription);
}
