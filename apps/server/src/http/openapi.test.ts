import { endpoints } from '@serendip/contract/api';
import { failuresOf } from '@serendip/contract/endpoint';
import { failures } from '@serendip/contract/failures';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServed } from '../../test/served-app.ts';

let served: Awaited<ReturnType<typeof openServed>>;
let app: FastifyInstance;
beforeAll(async () => {
  served = await openServed();
  app = await served.appWith({});
});
afterAll(() => served.close());

describe('the description of the API', () => {
  interface Operation {
    operationId: string;
    security: unknown[];
    parameters: { name: string; in: string; required: boolean; schema: object }[];
    requestBody?: { required: boolean; content: Record<string, { schema: object }> };
    responses: Record<string, { description: string; content: Record<string, { schema: Record<string, unknown> }> }>;
  }
  let document: {
    openapi: string;
    servers: { url: string }[];
    tags: { name: string }[];
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
  };
  beforeAll(async () => {
    document = (await app.inject('/api/openapi.json')).json();
  });
  const operationOf = (method: string, path: string) =>
    document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

  test('lists every call of the contract, and no other', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: 'https://events.test/api' }]);
    const listed = Object.values(document.paths).flatMap((path) => Object.values(path).map((one) => one.operationId));
    expect(listed.toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted());
    expect(new Set(listed).size).toBe(listed.length);
  });

  test.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s: parameters, session, body, answer and every refusal are told',
    (_id, endpoint) => {
      const operation = operationOf(endpoint.method, endpoint.path);
      if (!operation) throw new Error('the call is missing');
      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(names);
      for (const parameter of operation.parameters) expect(parameter.required).toBe(parameter.in === 'path');
      expect(operation.security).toEqual(endpoint.access === 'public' ? [] : [{ session: [] }]);
      expect(Boolean(operation.requestBody)).toBe(Boolean(endpoint.body ?? endpoint.takes));
      const success = operation.responses[String(endpoint.status ?? 200)];
      const { schema } = success?.content[endpoint.produces ?? 'application/json'] ?? {};
      if (endpoint.produces) expect(schema).toEqual({ type: 'string' });
      else expect(schema).toHaveProperty('properties.status.required', ['code', 'message', 'data']);
      for (const code of failuresOf(endpoint)) {
        const { status, message } = failures[code];
        expect(operation.responses[String(status)]?.description).toContain(message);
      }
    },
  );

  test('refers only to what it defines', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, name] of references) expect(Object.keys(document.components.schemas)).toContain(name);
    const elsewhere = [...JSON.stringify(document).matchAll(/"\$ref":"(?!#\/components\/schemas\/)[^"]*"/g)];
    expect(elsewhere.map(([text]) => text)).toEqual([]);
  });

  test('tells the limits of texts', () => {
    const schema = JSON.stringify(operationOf('POST', '/events')?.requestBody);
    expect(schema).toContain('"maxLength":200');
    expect(schema).toContain('"maxLength":5000');
  });

  test('has a page to read, with every call, no script and nothing from elsewhere', async () => {
    const page = await app.inject('/api/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const { id } of endpoints) expect(page.body).toContain(`id="${id}"`);
    expect(page.body).not.toMatch(/<script|https?:\/\/(?!json-schema)| on\w+=|style=/);
    const style = await app.inject('/api/docs/reference.css');
    expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css']);
  });
});
