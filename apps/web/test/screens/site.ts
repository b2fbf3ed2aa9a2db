import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MockApi } from './mock-api.ts';

interface StoredFile {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** The product's pages and files as it serves them, headers and all; each is asked for once. */
const files = new Map<string, Promise<StoredFile>>();

/** Headers of the connection to the product, which are not those of the connection to the browser. */
const ofTheConnection = new Set([
  'connection',
  'keep-alive',
  'content-encoding',
  'content-length',
  'transfer-encoding',
]);

async function read(url: string, accept: string, language: string, cookie: string): Promise<StoredFile> {
  const answer = await fetch(url, { headers: { accept, 'accept-language': language, cookie } });
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => !ofTheConnection.has(name))),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

/**
 * The product at an address of its own, for one page at a time: what it serves comes from a process that runs, calls are
 * answered by the test. The browser sees plain HTTP and keeps its caches, which it does not while calls are intercepted.
 */
export class Site {
  readonly origin: string;
  /** Answers the calls. */
  api: MockApi | null = null;
  /** Stands in for the French texts of a shelf, as a script. */
  inPlaceOfFrench: ((shelf: string) => Promise<string>) | null = null;
  /** Calls that have no answer yet. */
  underWay = 0;

  private constructor(origin: string) {
    this.origin = origin;
  }

  static async open(pagesUrl: string): Promise<Site> {
    const server = createServer((request, response) => site.#take(pagesUrl, request, response));
    // A site is open as long as its worker runs, and does not keep it running.
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve).unref());
    const site = new Site(`http://localhost:${(server.address() as AddressInfo).port}`);
    return site;
  }

  async #take(pagesUrl: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (path.startsWith('/api/')) {
      this.underWay += 1;
      response.once('close', () => {
        this.underWay -= 1;
      });
      if (this.api) await this.api.handle(request, response);
      else response.socket?.destroy();
      return;
    }
    const [, shelf] = /^\/assets\/texts-fr-(\w+)-/.exec(path) ?? [];
    if (shelf && this.inPlaceOfFrench) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(await this.inPlaceOfFrench(shelf));
      return;
    }
    const accept = request.headers.accept ?? '*/*';
    const language = request.headers['accept-language'] ?? 'en';
    const [cookie = ''] = /serendip_language=\w+/.exec(request.headers.cookie ?? '') ?? [];
    const key = `${accept} ${language} ${cookie} ${path}`;
    const file = files.get(key) ?? read(`${pagesUrl}${path}`, accept, language, cookie);
    files.set(key, file);
    const { status, headers, body } = await file;
    response.writeHead(status, headers).end(body);
  }
}
