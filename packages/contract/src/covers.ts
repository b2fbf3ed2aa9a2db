import { z } from 'zod';
import { pictureTypes } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import { event } from './events.ts';
import { fault } from './fault.ts';
import { eventId } from './ids.ts';
import { limits } from './limits.ts';
import { refusedAs } from './refused-as.ts';

const params = z.object({ event_id: eventId });
const tag = 'Events';

export const saveCover = defineEndpoint({
  id: 'saveCover',
  method: 'PUT',
  path: '/events/:event_id/cover',
  tag,
  summary: 'Upload a cover',
  description: 'Send the bytes of a JPEG, PNG or WebP file of at most 8 MB. It replaces the drawn cover.',
  access: 'host',
  params,
  takes: { types: pictureTypes, bytesMax: limits.picture_bytes_max },
  data: z.object({ event }),
  message: 'coverSaved',
  failures: ['bad_picture', 'not_ready', 'event_closed'],
});

export const deleteCover = defineEndpoint({
  id: 'deleteCover',
  method: 'DELETE',
  path: '/events/:event_id/cover',
  tag,
  summary: 'Remove the cover',
  description: 'The drawn cover is back. Removing a missing one succeeds.',
  access: 'host',
  params,
  data: z.object({ event }),
  message: 'coverRemoved',
  failures: [],
});

export const getEventPicture = defineEndpoint({
  id: 'getEventPicture',
  method: 'GET',
  path: '/event_pictures/:key',
  tag,
  summary: 'Download a cover’s picture',
  description: 'The address is the event’s `cover_url`. A new picture has a new one.',
  access: 'public',
  params: z.object({ key: refusedAs('picture_not_found', z.string().regex(/^[\w-]{43}$/)) }),
  query: z.object({
    size: z
      .enum(['large', 'small'], { error: fault('eitherOf', { field: 'size', others: 'large', last: 'small' }) })
      .optional(),
  }),
  data: z.object({}),
  produces: 'image/webp',
  message: 'ok',
  failures: ['picture_not_found'],
});
