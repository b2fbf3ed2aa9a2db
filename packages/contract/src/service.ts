import { z } from 'zod';
import { boundNames } from './bounds.ts';
import { defineEndpoint } from './endpoint.ts';

const tag = 'Service';

export const getHealth = defineEndpoint({
  id: 'getHealth',
  method: 'GET',
  path: '/health',
  tag,
  summary: 'Check that the process runs',
  description: 'Touches nothing else, so it says nothing about the database.',
  access: 'public',
  data: z.object({}),
  message: 'ok',
  unlimited: true,
  failures: [],
});

export const getReadiness = defineEndpoint({
  id: 'getReadiness',
  method: 'GET',
  path: '/ready',
  tag,
  summary: 'Check that the service is ready',
  description: 'The database answers and the process is not shutting down.',
  access: 'public',
  data: z.object({}),
  message: 'ok',
  unlimited: true,
  failures: ['not_ready'],
});

/** The server's settings that the web app needs. */
export const getSettings = defineEndpoint({
  id: 'getSettings',
  method: 'GET',
  path: '/settings',
  tag,
  summary: 'Read the public settings',
  description: 'They tell a client about this installation before anyone signs in.',
  access: 'public',
  data: z.object({
    analytics: z.object({ key: z.string(), host: z.string() }).nullable(),
    support_email: z.string().nullable(),
    /** The address that the operator gave this installation. Null: the one in the browser. */
    public_url: z.string().nullable(),
    /** A provider that people may sign in with, by its name. */
    sign_on: z.object({ name: z.string() }).nullable(),
    /** With which browsers know this installation's pushes (VAPID, base64url). */
    push_key: z.string().nullable(),
    /** Without a mail server, mails are written to the operator's outbox. */
    sends_mail: z.boolean(),
    /** Answers are also sent to an AI service that the operator set up. */
    ai: z.boolean(),
    /** So many days after an event its answers and matches are deleted. */
    retention_days: z.int(),
    /** The most of each bound that the operator may set, by its name. */
    limits: z.partialRecord(z.enum(boundNames), z.int()),
  }),
  message: 'ok',
  unlimited: true,
  failures: [],
});

/** The operator's texts, as Markdown at `/api/legal/{page}`: files like `/api/docs`, no calls. */
export const legalPages = ['privacy', 'terms', 'imprint'] as const;
export type LegalPage = (typeof legalPages)[number];
