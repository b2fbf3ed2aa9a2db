import { freePort } from '@serendip/test-kit/free-port';
import { test } from 'vitest';
import { embedJourney } from './embed.ts';
import { invitationJourney } from './invitation.ts';
import { useProduct } from './product.ts';
import { pushJourney } from './push.ts';
import { tapJourneys } from './taps.ts';
import { offersSignOn, signInJourneys } from './ways-to-sign-in.ts';

let portOfProvider = 0;
const product = useProduct(async () => {
  portOfProvider = await freePort();
  // Without limits, since many guests come from one address at once.
  return { RATE_LIMIT: 'off', WEBHOOK_ALLOW: '127.0.0.1', ...offersSignOn(portOfProvider) };
});

signInJourneys(product, () => portOfProvider);

tapJourneys(product);

test('a guest taps once, and the device tells that the matches are ready; a tap there opens them', () =>
  pushJourney(product));

test('from the mail of an invitation a guest is in the event with one tap, keeps what the host brought, and goes on elsewhere with a mailed code; another changes the mind, waits for a place, and is withdrawn', () =>
  invitationJourney(product));

test('the card of an event stands on the site that its host names, under a strict policy of that site, and on no other', () =>
  embedJourney(product));
