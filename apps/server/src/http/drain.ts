import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds. */
const quiet = 300;
const longest = 5_000;

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Turns the event loop until nobody is left whom the system has let in and this process has not. */
async function acceptWhoWaits(server: Server, until: number): Promise<void> {
  let idleTurns = 0;
  const accepted = () => {
    idleTurns = 0;
  };
  server.on('connection', accepted);
  while (idleTurns < 10 && performance.now() < until) {
    idleTurns += 1;
    await nextTurn();
  }
  server.off('connection', accepted);
}

/**
 * How to empty a server that is about to close, since closing cuts idle connections: for half a second it goes on as
 * before, so that balancers see the readiness turn. Then it takes no new connections, and tells each kept one to go with
 * its next answer. It is over when nobody asks any more: cutting a connection on which a request is coming resets it.
 * A balancer may connect anew for every look, so the half second does not depend on who is connected.
 */
export function drainOf(app: FastifyInstance, announced = () => sleep(500)): () => Promise<void> {
  let last = 0;
  let refusing = false;
  app.addHook('onRequest', async () => {
    last = performance.now();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (refusing) reply.header('connection', 'close');
  });
  const isConnected = () =>
    new Promise<boolean>((resolve) => app.server.getConnections((_error, count) => resolve(count > 0)));

  return async () => {
    const begun = performance.now();
    await announced();
    await acceptWhoWaits(app.server, begun + longest);
    // Only the listening: `http.Server.close` would cut the idle connections too.
    NetServer.prototype.close.call(app.server);
    refusing = true;
    last = performance.now();
    while (performance.now() - begun < longest && performance.now() - last < quiet && (await isConnected())) {
      await sleep(25);
      // After a pause of the process the clock is seen before the requests that came meanwhile.
      for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    }
  };
}
