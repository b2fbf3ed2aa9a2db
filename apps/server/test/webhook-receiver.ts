import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  type WebhookKind,
  webhookKinds,
} from '@serendip/contract/webhooks';
import { sql } from '../src/db/sql.ts';
import { deliverWebhooks } from '../src/features/webhooks/deliver/deliver.ts';
import { of } from './matching.ts';
import { openWorld, type Person, type World } from './world.ts';

/** A delivery as it arrived. */
export interface Got {
  path: string;
  headers: Record<string, string>;
  body: string;
}

export const kinds = [...webhookKinds];

type Hook = { at: { params: { event_id: string; webhook_id: string } } };

/** An answer without a body. */
export const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(code, headers).end();

/** A world whose webhooks lead to a server of the test's, with a host. */
export class Receiving {
  readonly world: World;
  readonly host: Person;
  /** How each path answers; 200 without an entry. */
  readonly answers = new Map<string, (response: ServerResponse) => void>();
  got: Got[] = [];
  private readonly server: Server;

  private constructor(world: World, host: Person, server: Server) {
    this.world = world;
    this.host = host;
    this.server = server;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        const path = request.url ?? '';
        this.got.push({ path, headers: request.headers as Record<string, string>, body });
        const answer = this.answers.get(path);
        if (answer) answer(response);
        else response.writeHead(200).end('thank you');
      });
    });
  }

  static async open(): Promise<Receiving> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const env = { WEBHOOK_ALLOW: '127.0.0.1', LIMIT_WEBHOOK_DELIVERIES_PER_TARGET: '1000' };
    const world = await openWorld({ env });
    return new Receiving(world, await world.arrive(), server);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  to = (path: string): string => `http://127.0.0.1:${this.port}/${path}`;

  gotAt = (path: string): Got[] => this.got.filter((one) => one.path === `/${path}`);

  deliver = (): Promise<void> => deliverWebhooks(this.world.ctx, new AbortController().signal);

  async add(event: { id: string }, path: string, of_: WebhookKind[] = kinds, by = this.host) {
    const body = { webhook: { url: this.to(path), kinds: of_ } };
    const { webhook } = await by.get(createWebhook, { ...of(event), body });
    return { ...webhook, at: { params: { event_id: event.id, webhook_id: webhook.id } } };
  }

  webhooksOf = async (event: { id: string }) => (await this.host.get(listWebhooks, of(event))).webhooks;

  listOf = async (webhook: Hook) =>
    (await this.host.get(listWebhookDeliveries, { ...webhook.at, query: {} })).deliveries;

  /** As if so much time had passed until the next try. */
  afterPause = () =>
    this.world.ctx.database.db.execute(sql`update webhook_deliveries set due_at = now() where state = 'waiting'`);

  onConnection(call: () => void): void {
    this.server.on('connection', call);
  }

  /** For the next test. */
  async clear(): Promise<void> {
    await this.world.ctx.database.db.execute(sql`delete from webhooks`);
    this.got = [];
    this.answers.clear();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await this.world.close();
  }
}
