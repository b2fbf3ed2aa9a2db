import { listenToTelemetry } from '../../lib/telemetry.ts';
import { uuid } from '../../lib/uuid.ts';
import { readSettings, type Settings } from '../service/settings.ts';

type Service = NonNullable<Settings['analytics']>;
type Properties = Record<string, unknown>;

/** Sends without waiting and without cookies. Failures are ignored. */
const post = ({ host }: Service, path: string, body: object) =>
  fetch(new URL(path, host), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
  });

async function loadFlags(service: Service, visitor: string): Promise<Properties> {
  try {
    const answer: unknown = await (
      await post(service, '/flags?v=2', { api_key: service.key, distinct_id: visitor })
    ).json();
    if (typeof answer !== 'object' || answer === null || !('flags' in answer)) return {};
    const flags = Object.entries(answer.flags as Record<string, { enabled?: boolean; variant?: string }>);
    return Object.fromEntries(flags.map(([name, flag]) => [`$feature/${name}`, flag.variant ?? flag.enabled ?? false]));
  } catch {
    return {};
  }
}

/**
 * Starts the operator's analytics service if there is one (PostHog's capture API, without its script). A visitor is a
 * random id that lasts as long as the page. Addresses are sent as patterns, so that no id and no token leaves the app.
 */
export async function startAnalytics(): Promise<void> {
  const service = (await readSettings())?.analytics;
  if (!service) return;
  const visitor = uuid();
  const flags = await loadFlags(service, visitor);
  const capture = (event: string, properties: Properties) => {
    const body = { api_key: service.key, event, distinct_id: visitor, timestamp: new Date().toISOString() };
    const common = { $process_person_profile: false, ...flags };
    post(service, '/i/v0/e/', { ...body, properties: { ...common, ...properties } }).catch(() => undefined);
  };
  listenToTelemetry({
    visit: (path) => capture('$pageview', { $pathname: path }),
    error: (error, where) =>
      capture('$exception', {
        $exception_list: [
          {
            type: error instanceof Error ? error.name : 'Error',
            value: error instanceof Error ? error.message : 'A screen crashed',
            mechanism: { handled: true, type: 'error boundary' },
          },
        ],
        component_stack: where,
      }),
  });
}
