import type { RequestOf } from '@serendip/contract/endpoint';
import { createToken, listTokens, revokeToken } from '@serendip/contract/tokens';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { required } from '../../api/errors.ts';

export const apiTokens = queryOptions({
  queryKey: ['api-tokens'],
  queryFn: async ({ signal }) => required((await call(listTokens, {}, signal)).tokens),
});

export type NewToken = RequestOf<typeof createToken>['body']['token'];

/** Returns the secret, which no other call shows. */
export async function makeToken(token: NewToken): Promise<string> {
  const made = await call(createToken, { body: { token } });
  return required(made.token?.secret);
}

export const endToken = async (id: string): Promise<void> => {
  await call(revokeToken, { params: { token_id: id } });
};
