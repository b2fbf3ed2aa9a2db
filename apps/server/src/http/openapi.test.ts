import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoints } from '@serendip/contract/api';
import { type Endpoint, generalFailuresOf } from '@serendip/contract/endpoint';
import { failures } from '@serendip/contract/failures';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServed } from '../../test/served-app.ts';
import { examples } from './openapi-examples.ts';

let served: Awaited<ReturnType<typeof openServed>>;
let app: FastifyInstance;
beforeAll(async () => {
  served = await openServed();
  app = await served.appWith({});
});
afterAll(() => served.close());

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
}
interface Content {
  schema: Record<string, unknown>;
  example?: unknown;
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  security?: unknown[];
  parameters?: unknown[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { description?: string }>;
}
interface Document {
  [key: string]: unknown;
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, { parameters?: unknown[] } & Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, object> };
}

describe('the description of the API', () => {
  let text: string;
  let document: Document;
  beforeAll(async () => {
    const answer = await app.inject('/api/openapi.json');
    text = answer.body;
    document = answer.json();
  });

  const templated = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');
  const operationOf = ({ method, path }: Endpoint): Operation => {
    const operation = document.paths[templated(path)]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${method} ${path} is missing`);
    return operation;
  };
  const at = (reference: string): unknown =>
    reference
      .slice(2)
      .split('/')
      .reduce<unknown>((place, key) => (place as Record<string, unknown> | undefined)?.[key], document);
  /** The thing itself, or the one that a reference leads to. A description beside the reference comes first. */
  const resolved = <T>(part: unknown): T => {
    const { $ref, ...beside } = part as { $ref?: string };
    return ($ref ? { ...(at($ref) as object), ...beside } : part) as T;
  };
  const parametersOf = (endpoint: Endpoint): Parameter[] =>
    [...(document.paths[templated(endpoint.path)]?.parameters ?? []), ...(operationOf(endpoint).parameters ?? [])].map(
      (part) => resolved<Parameter>(part),
    );

  test('is valid OpenAPI 3.1, and every reference in it leads somewhere', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect([valid, validator.version, document.openapi]).toEqual([true, '3.1', '3.1.0']);
    const references = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference = '']) => reference);
    expect(references.length).toBeGreaterThan(300);
    for (const reference of references) expect([reference, at(reference)]).not.toContain(undefined);
  });

  test('needs less than 1010 bytes for a call, and travels in less than 120', async () => {
    expect(Buffer.byteLength(text)).toBeLessThan(1010 * endpoints.length);
    const get = (encoding: string) =>
      app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': encoding } }).then((answer) => {
        expect(answer.headers['content-encoding']).toBe(encoding);
        return answer.rawPayload;
      });
    const [br, gzip] = await Promise.all([get('br'), get('gzip')]);
    expect(br.length).toBeLessThan(120 * endpoints.length);
    expect(brotliDecompressSync(br).toString()).toBe(text);
    expect(gunzipSync(gzip).toString()).toBe(text);
  });

  test('is fetched again only where it has changed', async () => {
    const { headers } = await app.inject('/api/openapi.json');
    expect(headers['cache-control']).toBe('public, max-age=300');
    const again = await app.inject({ url: '/api/openapi.json', headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('names the shapes that a generated client works with', () => {
    const wanted =
      'Event Question Answer AnswerValue Match Room Live Stage Card OwnCard Person MatchRun MyMatch MyRoom Conversation Message Topic Notification Participant User Report Passkey';
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(wanted.split(' ')));
    const schemaOf = (id: string) => JSON.stringify(operationOf(endpoints.find((one) => one.id === id) as Endpoint));
    expect(schemaOf('getEvent')).toContain('"#/components/responses/EventReply"');
    expect(JSON.stringify(document.components.responses.EventReply)).toContain('"#/components/schemas/Event"');
    expect(schemaOf('listMyMatches')).toContain('"#/components/schemas/MyMatch"');
  });

  test('lists every call of the contract, and no other', () => {
    expect(document.servers).toEqual([{ url: 'https://events.test/api' }]);
    const operations = Object.values(document.paths).flatMap(({ parameters: _, ...path }) => Object.values(path));
    const listed = operations.map(({ operationId }) => operationId);
    expect(listed.toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted());
  });

  test.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s is described: parameters, session, body, answer and its own refusals',
    (_id, endpoint) => {
      const operation = operationOf(endpoint);
      expect(operation.summary).toMatch(/^[A-Z][^.]{5,60}$/);
      expect(operation.description).toMatch(/^[A-Z].{10,}\.$/);
      const parameters = parametersOf(endpoint);
      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(names);
      expect(parameters.filter((one) => one.in === 'query').map(({ name }) => name)).toEqual(
        Object.keys(endpoint.query?.shape ?? {}),
      );
      for (const parameter of parameters) expect(parameter.required ?? false).toBe(parameter.in === 'path');
      const ofToken = endpoint.scope && [{ session: [] }, { token: [endpoint.scope] }];
      expect(operation.security).toEqual(endpoint.access === 'public' ? [] : ofToken);
      const { content = {} } = resolved<{ content?: object }>(operation.requestBody ?? {});
      expect(Object.keys(content)).toEqual(endpoint.takes?.types ?? (endpoint.body ? ['application/json'] : []));
      const success = resolved<{ content: Record<string, Content> }>(operation.responses[endpoint.status ?? 200]);
      const { schema } = success.content[endpoint.produces ?? 'application/json'] as Content;
      if (endpoint.produces) expect(schema).toEqual({ type: 'string', format: 'binary' });
      else expect(schema).toHaveProperty('properties.status.properties.data');
      // The introduction mentions the last one.
      const general = [...generalFailuresOf(endpoint), 'not_ready'];
      for (const code of endpoint.failures.filter((one) => !general.includes(one))) {
        const { status, message } = failures[code];
        const refused = resolved<{ description: string }>(operation.responses[`${String(status).charAt(0)}XX`]);
        expect(refused.description).toContain(`${status} ${message}`);
      }
    },
  );

  test.each(examples.map((example) => [example.endpoint.id, example] as const))(
    '%s has an example that the contract accepts',
    (_id, { endpoint, body, data }) => {
      expect(endpoint.data.parse(data)).toEqual(data);
      const operation = operationOf(endpoint);
      expect(operation.requestBody?.content['application/json']?.example).toEqual(body);
      if (body) endpoint.body?.parse(body);
      const success = resolved<object>(operation.responses[endpoint.status ?? 200]);
      expect(JSON.stringify(success)).toContain('"examples":[{');
    },
  );

  test('has examples for ten calls', () => expect(examples.length).toBeGreaterThanOrEqual(10));

  test('tells the limits of texts', () => {
    expect(document.components.schemas.NewEvent).toMatchObject({
      required: ['name'],
      properties: { name: { maxLength: 200 }, description: { maxLength: 5000 } },
    });
  });

  test('has a page to read, with every call and refusal, no script and nothing from elsewhere', async () => {
    const page = await app.inject('/api/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const found = (pattern: RegExp) => new Set([...page.body.matchAll(pattern)].map(([, name]) => name));
    const places = found(/ id="(\w+)"/g);
    const links = found(/ href="#(\w+)"/g);
    expect([...endpoints.map(({ id }) => id), ...links].filter((name) => !places.has(name))).toEqual([]);
    expect(links).toContain('Event');
    expect(page.body).toContain('cohosted_events');
    expect([...page.body.matchAll(/ or a token with <code>\w+<\/code>/g)].length).toBe(
      endpoints.filter(({ scope }) => scope).length,
    );
    expect(page.body).not.toMatch(/<script|https?:\/\/(?!json-schema)| on\w+=|style=/);
    const guide = await app.inject('/api/docs/let-guests-in');
    expect(guide.body).toContain('<li>In a room: start Serendip with <code>HOST=0.0.0.0 npm start</code>.');
    expect(guide.body.match(/<li>/g)).toHaveLength(4);
    const style = await app.inject('/api/docs/reference.css');
    expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css']);
  });
});
