import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { eventId, idOr, timestamp, wireId } from './ids.ts';
import { limits } from './limits.ts';
import { scope, scopes } from './scopes.ts';
import { text } from './text.ts';

/** In days. */
export const tokenLifetimes = [30, 90, 365] as const;

const apiToken = z
  .object({
    id: wireId,
    name: z.string(),
    scopes: z.array(scope),
    /** The one event that it opens. Null: all events that its owner hosts. */
    event_id: wireId.nullable(),
    event_name: z.string().nullable(),
    created_at: timestamp,
    /** A day in UTC. Null: never used. */
    last_used_on: z.iso.date().nullable(),
    expires_at: timestamp,
    /** `srd_…`, only in the answer that makes it. */
    secret: z.string().optional(),
  })
  .meta({ id: 'ApiToken' });
export type ApiToken = z.output<typeof apiToken>;

const tag = 'Tokens';

export const listTokens = defineEndpoint({
  id: 'listTokens',
  method: 'GET',
  path: '/users/tokens',
  tag,
  summary: 'List your API tokens',
  description: `The newest first, without their secrets. Expired ones are listed for ${limits.expired_token_days} days.`,
  access: 'signed_in',
  data: z.object({ tokens: z.array(apiToken) }),
  message: 'ok',
  failures: [],
});

export const createToken = defineEndpoint({
  id: 'createToken',
  method: 'POST',
  path: '/users/tokens',
  tag,
  summary: 'Create an API token',
  description:
    'This answer alone shows the secret. Needs a confirmed address and a sign-in within the last ten minutes.',
  access: 'signed_in',
  body: z.object({
    token: z
      .object({
        name: text('name', {
          max: limits.token_name_max,
          required: fault('isBlank', { field: 'name' }),
          oneLine: true,
        }),
        scopes: z
          .array(scope, { error: fault('someOf', { field: 'scopes', choices: scopes.join(', ') }) })
          .min(1, fault('chooseScopes'))
          .transform((chosen) => scopes.filter((one) => chosen.includes(one))),
        event_id: eventId.nullish(),
        expires_in_days: z
          .literal(tokenLifetimes, {
            error: fault('eitherOf', { field: 'expires_in_days', others: '30, 90', last: '365' }),
          })
          .default(90),
      })
      .meta({ id: 'NewToken' }),
  }),
  data: z.object({ token: apiToken }),
  message: 'tokenCreated',
  failures: ['email_not_confirmed', 'sign_in_again', 'event_not_found', 'not_host'],
});

export const revokeToken = defineEndpoint({
  id: 'revokeToken',
  method: 'DELETE',
  path: '/users/tokens/:token_id',
  tag,
  summary: 'Revoke an API token',
  description: 'It opens nothing from then on.',
  access: 'signed_in',
  params: z.object({ token_id: idOr('token_not_found') }),
  data: z.object({}),
  message: 'tokenRevoked',
  failures: ['token_not_found'],
});
