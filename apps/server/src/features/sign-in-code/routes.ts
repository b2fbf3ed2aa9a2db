import { requestSignInCode, signInByCode } from '@serendip/contract/sign-in-code';
import { bind } from '../../http/bind.ts';
import { requestSignInCodeHandler } from './request.ts';
import { signInByCodeHandler } from './sign-in.ts';

export const signInCodeRoutes = [
  bind(requestSignInCode, requestSignInCodeHandler),
  bind(signInByCode, signInByCodeHandler),
];
