import {
  addPasskey,
  getPasskeyOptions,
  getSignInPasskeyOptions,
  listPasskeys,
  removePasskey,
  signInByPasskey,
} from '@serendip/contract/passkeys';
import { bind } from '../../http/bind.ts';
import { addPasskeyHandler } from './add.ts';
import { listPasskeysHandler } from './list.ts';
import { getPasskeyOptionsHandler } from './options.ts';
import { removePasskeyHandler } from './remove.ts';
import { signInByPasskeyHandler } from './sign-in.ts';
import { getSignInPasskeyOptionsHandler } from './sign-in-options.ts';

export const passkeyRoutes = [
  bind(getPasskeyOptions, getPasskeyOptionsHandler),
  bind(listPasskeys, listPasskeysHandler),
  bind(addPasskey, addPasskeyHandler),
  bind(removePasskey, removePasskeyHandler),
  bind(getSignInPasskeyOptions, getSignInPasskeyOptionsHandler),
  bind(signInByPasskey, signInByPasskeyHandler),
];
