import {
  addPasskey,
  getPasskeyOptions,
  getSignInPasskeyOptions,
  listPasskeys,
  removePasskey,
  signInByPasskey,
} from '@serendip/contract/passkeys';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { required } from '../../api/errors.ts';
import { storeUser } from '../../api/session.ts';

/** Loads on demand: most people never add a device. */
const library = () => import('@simplewebauthn/browser');

export const waysToSignIn = queryOptions({
  queryKey: ['ways-to-sign-in'],
  queryFn: async ({ signal }) => {
    const { passkeys, password } = await call(listPasskeys, {}, signal);
    return { passkeys: required(passkeys), password: required(password) };
  },
});

/** Creates a passkey on this device, and stores its public key on the server. */
export async function addThisDevice(name: string): Promise<void> {
  const { options } = await call(getPasskeyOptions, {});
  const { startRegistration } = await library();
  const optionsJSON = required(options) as unknown as PublicKeyCredentialCreationOptionsJSON;
  const credential = await startRegistration({ optionsJSON });
  await call(addPasskey, { body: { passkey: { name, credential: credential as never } } });
}

export const removeDevice = async (id: string): Promise<void> => {
  await call(removePasskey, { params: { passkey_id: id } });
};

/**
 * Lets the browser offer passkeys in autofill until one is chosen or `stopped` returns true. Returns whether one was
 * chosen. Throws the server's refusal.
 */
export async function signInByAutofill(stopped: () => boolean): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await library();
  if (stopped() || !(await browserSupportsWebAuthnAutofill())) return false;
  const asked = await call(getSignInPasskeyOptions, {}).catch(() => null);
  if (!asked || stopped()) return false;
  const optionsJSON = asked.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  // Not chosen, or refused by the browser: the form still works.
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => null);
  if (!credential || stopped()) return false;
  const { user } = await call(signInByPasskey, { body: { passkey: { credential: credential as never } } });
  storeUser(required(user));
  return true;
}

/** Ends the offer, since a page can have only one request at a time. */
export async function stopAutofill(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}
