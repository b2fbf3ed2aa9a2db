import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';

/** The input of each of the two kinds of chat calls. */
interface ChatData {
  reading: { person: string; answers: { question: string; hint: string; answer: string }[] };
  ranking: { participant: Outline; candidates: Outline[] };
}

/** A chat call, its kind told from the shape of its data. */
export type ChatCall = { [kind in keyof ChatData]: { kind: kind; data: ChatData[kind]; raw: string } }[keyof ChatData];

/** The model's replies. The defaults are empty, in the right shape. */
export interface Model {
  reading?: (data: ChatData['reading']) => unknown;
  ranking?: (data: ChatData['ranking']) => unknown;
  embedding?: (text: string) => unknown;
  /** Takes the whole answer over: bad status, bad body, nothing at all. False: answers as usual. */
  disturb?: (request: IncomingMessage, response: ServerResponse, call: number) => boolean;
}

interface Outline {
  id: string;
  has: string[];
  looks_for: string[];
  would_rather_not_meet: string[];
}

export interface AiTestEndpoint {
  url: string;
  key: string;
  chats: ChatCall[];
  /** Texts that were sent to be embedded, by call. */
  embeddings: string[][];
  /** Requests of any kind. */
  requests(): number;
  /** Most requests that were under way at one time. */
  busiest(): number;
  model: Model;
  forget(): void;
  close(): Promise<void>;
}

export const noTopics = { offers: [], needs: [], interests: [], facts: [], refusals: [] };

const chatCall = (data: ChatCall['data'], raw: string): ChatCall =>
  'answers' in data ? { kind: 'reading', data, raw } : { kind: 'ranking', data, raw };

function answerOf(model: Model, chat: ChatCall): unknown {
  if (chat.kind === 'reading') return model.reading?.(chat.data) ?? noTopics;
  return model.ranking?.(chat.data) ?? { adjustments: [] };
}

/** A local server speaking the OpenAI protocol: `/chat/completions` with a JSON schema, and `/embeddings`. */
export async function openAiTestEndpoint(model: Model = {}): Promise<AiTestEndpoint> {
  const key = 'key-of-the-endpoint';
  const chats: ChatCall[] = [];
  const embeddings: string[][] = [];
  let [requests, busy, busiest] = [0, 0, 0];
  const endpoint: AiTestEndpoint = {
    url: '',
    key,
    chats,
    embeddings,
    model,
    requests: () => requests,
    busiest: () => busiest,
    forget() {
      chats.length = 0;
      embeddings.length = 0;
      [requests, busiest] = [0, 0];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  const server = createServer(async (request, response) => {
    requests += 1;
    busy += 1;
    busiest = Math.max(busiest, busy);
    response.on('close', () => {
      busy -= 1;
    });
    let raw = '';
    for await (const chunk of request) raw += chunk;
    const body = JSON.parse(raw);
    const call = requests;
    const send = (value: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    expect(request.headers.authorization).toBe(`Bearer ${key}`);
    if (request.url === '/v1/embeddings') {
      embeddings.push(body.input);
      if (endpoint.model.disturb?.(request, response, call)) return;
      const data = (body.input as string[]).map((text, index) => ({
        object: 'embedding',
        index,
        embedding: endpoint.model.embedding?.(text) ?? [1, 0, 0, 0],
      }));
      send({ object: 'list', model: body.model, data, usage: { prompt_tokens: 5, total_tokens: 5 } });
      return;
    }
    expect(request.url).toBe('/v1/chat/completions');
    expect(body).toMatchObject({ temperature: 0, response_format: { type: 'json_schema' } });
    const chat = chatCall(JSON.parse(contentOf(body.messages.at(-1))), raw);
    chats.push(chat);
    if (endpoint.model.disturb?.(request, response, call)) return;
    const said = answerOf(endpoint.model, chat);
    send({
      id: 'x',
      object: 'chat.completion',
      created: 1,
      model: body.model,
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: JSON.stringify(said) } }],
      usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return endpoint;
}

const contentOf = ({ content }: { content: string | { text: string }[] }): string =>
  typeof content === 'string' ? content : content.map(({ text }) => text).join('');
