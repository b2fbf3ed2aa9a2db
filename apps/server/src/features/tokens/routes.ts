import { createToken, listTokens, revokeToken } from '@serendip/contract/tokens';
import { bind } from '../../http/bind.ts';
import { createTokenHandler } from './create.ts';
import { listTokensHandler } from './list.ts';
import { revokeTokenHandler } from './revoke.ts';

export const tokenRoutes = [
  bind(listTokens, listTokensHandler),
  bind(createToken, createTokenHandler),
  bind(revokeToken, revokeTokenHandler),
];
