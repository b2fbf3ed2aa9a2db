import type { FastifyRequest } from 'fastify';
import { deviceKey, heldDevice } from '../../../http/device.ts';
import { networkOf } from '../../../http/network-of.ts';

/** The place of a caller. */
export interface Place {
  network: string;
  /** The number that their browser holds, if any. */
  device: string | undefined;
  /** Whom the device's own tries count for: its number, or the network and the name that the browser gives itself. */
  browser: string;
}

export const placeOf = (request: FastifyRequest): Place => ({
  network: networkOf(request.ip),
  device: heldDevice(request),
  browser: deviceKey(request),
});
