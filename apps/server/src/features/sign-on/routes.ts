import { signInBySignOn } from '@serendip/contract/sign-on';
import { bind } from '../../http/bind.ts';
import { signInBySignOnHandler } from './sign-in.ts';

export const signOnRoutes = [bind(signInBySignOn, signInBySignOnHandler)];
