import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { fault } from './fault.ts';
import { eventId, timestamp, wireId } from './ids.ts';
import { limits } from './limits.ts';

const tag = 'Evening';

export const findByCode = defineEndpoint({
  id: 'findByCode',
  method: 'POST',
  path: '/codes',
  tag,
  summary: 'Find where a code leads',
  description: 'Answers the page that it opens: the event, or another stage.',
  access: 'public',
  letsIn: true,
  body: z.object({
    code: z
      .string({ error: fault('isMissing', { field: 'code' }) })
      .max(limits.typed_code_max, fault('isInvalid', { field: 'code' })),
  }),
  data: z.object({ event: z.object({ id: wireId, name: z.string() }), path: z.string() }),
  message: 'ok',
  failures: ['no_event_has_code', 'too_many_requests', 'invalid'],
});

export const makeStageCode = defineEndpoint({
  id: 'makeStageCode',
  method: 'POST',
  path: '/events/:event_id/stage_code',
  tag,
  summary: 'Make a code for another stage',
  description: 'Typed at `/go` it opens the stage: once, within ten minutes.',
  access: 'host',
  params: z.object({ event_id: eventId }),
  data: z.object({ stage_code: z.object({ code: z.string(), expires_at: timestamp }) }),
  message: 'ok',
  failures: ['event_closed'],
});
