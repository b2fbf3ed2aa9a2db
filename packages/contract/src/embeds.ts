import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';

const side = z.coerce
  .number({ error: fault('isInvalid', { field: 'size' }) })
  .int(fault('isInvalid', { field: 'size' }))
  .positive(fault('isInvalid', { field: 'size' }))
  .optional();

export const getOembed = defineEndpoint({
  id: 'getOembed',
  method: 'GET',
  path: '/oembed',
  tag: 'Guests',
  summary: 'Read the link card of an event',
  description: 'Follows oEmbed 1.0, as JSON without the envelope. For addresses of listed events on this server.',
  access: 'public',
  query: z.object({
    url: z.string({ error: fault('isMissing', { field: 'url' }) }).max(2_000, fault('isInvalid', { field: 'url' })),
    format: z
      .string()
      .max(20, fault('isInvalid', { field: 'format' }))
      .optional(),
    maxwidth: side,
    maxheight: side,
  }),
  data: z.object({}),
  produces: 'application/json',
  message: 'ok',
  failures: ['event_not_found', 'no_such_format'],
});
