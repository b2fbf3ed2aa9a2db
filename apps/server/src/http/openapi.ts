import { endpoints } from '@serendip/contract/api';
import { type Endpoint, failuresOf } from '@serendip/contract/endpoint';
import { envelope } from '@serendip/contract/envelope';
import { failures } from '@serendip/contract/failures';
import { z } from 'zod';
import manifest from '../../package.json' with { type: 'json' };

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return json;
};

const templated = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

function parametersOf(endpoint: Endpoint) {
  const of = (place: 'path' | 'query', schema: z.ZodObject | undefined) =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path',
      schema: schemaOf(field as z.ZodType, 'input'),
    }));
  return [...of('path', endpoint.params), ...of('query', endpoint.query)];
}

function responsesOf(endpoint: Endpoint) {
  const byStatus = new Map<number, string[]>();
  for (const code of failuresOf(endpoint)) {
    const { status, message } = failures[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), message]);
  }
  const token = endpoint.issuesToken
    ? { headers: { Authorization: { description: 'Bearer and the session token', schema: { type: 'string' } } } }
    : {};
  const tag = endpoint.etag ? { headers: { ETag: { schema: { type: 'string' } } } } : {};
  return {
    [endpoint.status ?? 200]: {
      description: endpoint.message,
      ...token,
      ...tag,
      content: endpoint.produces
        ? { [endpoint.produces]: { schema: { type: 'string' } } }
        : { 'application/json': { schema: schemaOf(envelope(endpoint.data), 'output') } },
    },
    ...(endpoint.etag ? { 304: { description: 'Nothing has changed since the answer with this ETag' } } : {}),
    ...Object.fromEntries(
      [...byStatus].map(([status, messages]) => [
        status,
        {
          description: messages.join(' · '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      ]),
    ),
  };
}

const operationOf = (endpoint: Endpoint) => ({
  operationId: endpoint.id,
  tags: [endpoint.tag],
  summary: endpoint.summary,
  'x-access': endpoint.access,
  security: endpoint.access === 'public' ? [] : [{ session: [] }],
  parameters: parametersOf(endpoint),
  ...(endpoint.body
    ? {
        requestBody: {
          required: !endpoint.bodyOptional,
          content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
        },
      }
    : {}),
  ...(endpoint.takes
    ? {
        requestBody: {
          required: true,
          content: Object.fromEntries(
            endpoint.takes.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
          ),
        },
      }
    : {}),
  responses: responsesOf(endpoint),
});

/** The OpenAPI 3.1 document, made from the contract. */
export function openApiDocument(publicUrl: string) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const endpoint of endpoints) {
    const path = templated(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Serendip',
      version: manifest.version,
      description: 'People at an event meet the right people. Every answer is wrapped in `status`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${publicUrl}/api` }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Failure: {
          type: 'object',
          required: ['status'],
          properties: {
            status: {
              type: 'object',
              required: ['code', 'message'],
              properties: {
                code: { type: 'integer' },
                message: { type: 'string' },
                errors: { type: 'array', items: { type: 'string' } },
                data: { type: 'object' },
              },
            },
          },
        },
      },
    },
  };
}
