import { boundNames, boundOf } from '@serendip/contract/bounds';
import type { DataOf } from '@serendip/contract/endpoint';
import { getHealth, getReadiness, getSettings } from '@serendip/contract/service';
import type { Ctx } from '../../context.ts';
import { sql } from '../../db/sql.ts';
import { Refusal } from '../../errors.ts';
import { bind } from '../../http/bind.ts';

/** The query in progress, by process. */
const asking = new WeakMap<Ctx, Promise<void>>();

/** Concurrent requests share one query, since nothing limits their number. */
function askDatabase(ctx: Ctx): Promise<void> {
  const ask = async () => {
    try {
      await ctx.database.db.execute(sql`select 1`);
    } catch (error) {
      ctx.log.warn({ err: error }, 'the database does not answer');
      throw new Refusal('not_ready');
    } finally {
      asking.delete(ctx);
    }
  };
  const known = asking.get(ctx) ?? ask();
  asking.set(ctx, known);
  return known;
}

/** The health calls, the only ones that a worker answers. */
export const probeRoutes = [
  bind(getHealth, async () => ({})),
  bind(getReadiness, async (_call, ctx) => {
    if (ctx.stopping.aborted) throw new Refusal('not_ready');
    await askDatabase(ctx);
    return {};
  }),
];

/** The answer never changes in a process, so it is made once. */
const made = new WeakMap<Ctx, DataOf<typeof getSettings>>();

function settingsOf(ctx: Ctx): DataOf<typeof getSettings> {
  const known = made.get(ctx);
  if (known) return known;
  const { config, keys } = ctx;
  const settings = {
    analytics: config.analytics,
    support_email: config.supportEmail,
    public_url: config.hasPublicUrl ? config.publicUrl : null,
    sign_on: config.signOn && { name: config.signOn.name },
    push_key: keys.push.publicKey,
    sends_mail: config.smtpUrl !== undefined,
    ai: config.ai !== null,
    retention_days: config.retentionDays,
    limits: Object.fromEntries(
      boundNames.filter((name) => boundOf(name).variable).map((name) => [name, config.limits[name]]),
    ),
  };
  made.set(ctx, settings);
  return settings;
}

export const serviceRoutes = [...probeRoutes, bind(getSettings, async (_call, ctx) => settingsOf(ctx))];
