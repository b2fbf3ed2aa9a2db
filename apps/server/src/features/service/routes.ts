import { boundNames, boundOf } from '@serendip/contract/bounds';
import { getHealth, getReadiness, getSettings } from '@serendip/contract/service';
import { sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import { bind } from '../../http/bind.ts';

/** The health calls, the only ones that a worker answers. */
export const probeRoutes = [
  bind(getHealth, async () => ({})),
  bind(getReadiness, async (_call, { database, log, stopping }) => {
    if (stopping.aborted) throw new Refusal('not_ready');
    await database.db.execute(sql`select 1`).catch((error: unknown) => {
      log.warn({ err: error }, 'the database does not answer');
      throw new Refusal('not_ready');
    });
    return {};
  }),
];

export const serviceRoutes = [
  ...probeRoutes,
  bind(getSettings, async (_call, { config, keys }) => ({
    analytics: config.analytics,
    support_email: config.supportEmail,
    sign_on: config.signOn && { name: config.signOn.name },
    push_key: keys.push.publicKey,
    ai: config.ai !== null,
    retention_days: config.retentionDays,
    limits: Object.fromEntries(
      boundNames.filter((name) => boundOf(name).variable).map((name) => [name, config.limits[name]]),
    ),
  })),
];
