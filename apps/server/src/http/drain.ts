import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds. */
const quiet = 300;
const longest = 5_000;

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Turns the event loop until all connections that the system accepted are accepted here, too. */
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
 * Empties a server before it closes, since closing cuts idle connections. For half a second it serves as before, so
 * that balancers see the readiness turn. Then it takes no new connections, and closes each kept one with its next
 * answer. It is done when no request is left: cutting a connection with a request in transit resets it. Balancers may
 * reconnect for each check, so the half second does not depend on connections.
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
    // Only the listening socket: `http.Server.close` would cut idle connections, too.
    NetServer.prototype.close.call(app.server);
    refusing = true;
    last = performance.now();
    while (performance.now() - begun < longest && performance.now() - last < quiet && (await isConnected())) {
      await sleep(25);
      // After a pause of the process, timers run before the waiting requests.
      for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    }
  };
}
