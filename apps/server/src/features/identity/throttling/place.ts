import type { FastifyRequest } from 'fastify';
import { heldDevice } from '../../../http/device.ts';
import { networkOf } from '../../../http/network-of.ts';

/** The place of a caller. */
export interface Place {
  network: string;
  /** The number that their browser holds, if any. */
  device: string | undefined;
}

export const placeOf = (request: FastifyRequest): Place => ({
  network: networkOf(request.ip),
  device: heldDevice(request),
});
