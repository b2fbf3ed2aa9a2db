import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { isFullAccount } from './full-account.ts';
import { throttleKey } from './throttling/throttle-key.ts';

/** Unconfirmed accounts, on whatever network, have the share of one network together. */
const SHARED = 'shared';

/** The network whose share of a queue the work for a host takes: a hash of the address that asks for it. */
export const networkShare = async (
  ctx: Pick<Ctx, 'config'>,
  tx: Db,
  hostId: string,
  address: string,
): Promise<string> => ((await isFullAccount(ctx, tx, hostId)) ? throttleKey([address]) : SHARED);
