import { endpoints } from '@serendip/contract/api';
import { type Access, type Endpoint, generalFailuresOf } from '@serendip/contract/endpoint';
import { failureEnvelope } from '@serendip/contract/envelope';
import { type FailureCode, failures } from '@serendip/contract/failures';
import { pageFields } from '@serendip/contract/page';
import { z } from 'zod';
import manifest from '../../package.json' with { type: 'json' };
import { type JsonSchema, schemaWriter } from './json-schema.ts';
import { examples } from './openapi-examples.ts';
import { type Reference, sharedParts } from './shared-parts.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: true;
  schema: JsonSchema;
}

type Content = Record<string, { schema: JsonSchema; example?: unknown }>;

interface Response {
  description: string;
  headers?: Record<string, { description?: string; schema: JsonSchema }>;
  content?: Content;
}

interface RequestBody {
  required: boolean;
  content: Content;
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses: Record<string, Response | Reference>;
}

/** The callers a call is for, where a session alone does not do. */
const callers: Record<Access, string> = {
  public: '',
  signed_in: '',
  event: '',
  joined: 'For participants.',
  host_or_joined: 'For participants and hosts.',
  door: 'For hosts and door helpers.',
  door_or_joined: 'For participants, hosts and door helpers.',
  host: 'For hosts.',
  owner: 'For the event’s creator.',
};

const session = { session: [] };

/** Beside a session, the scope of an API token that opens the call. */
function securityOf({ access, scope }: Endpoint): Pick<Operation, 'security'> {
  if (access === 'public') return { security: [] };
  return scope ? { security: [session, { token: [scope] }] } : {};
}

const text: JsonSchema = { type: 'string' };
const file: JsonSchema = { ...text, format: 'binary' };

const byKind = (channels: string): JsonSchema => ({
  type: 'object',
  description: 'By NotificationKind',
  additionalProperties: { $ref: `#/components/schemas/${channels}` },
});

/** Long shapes in few words: programs only pass the first three on. `/api/docs` shows them all. */
const summaries: Record<string, JsonSchema> = {
  AccountExport: { type: 'object', description: 'A list for each kind of data' },
  NewCredential: { type: 'object', description: 'What `toJSON()` of the browser’s new credential returns' },
  Credential: { type: 'object', description: 'What `toJSON()` of the browser’s credential returns' },
  NotificationSwitches: byKind('Channels'),
  NotificationChanges: byKind('ChannelChanges'),
};

const refusal: Response = {
  description: 'Refused; `status.message` says why',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};

const templated = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

const nameOf = (schema: z.core.$ZodType) => z.globalRegistry.get(schema)?.id;

/** Of `{ user }` 'UserReply', where it may be null 'MaybeUserReply', of no data 'EmptyReply'; those with a session token are other replies than those without. */
function replyName({ data, issuesToken }: Endpoint): string {
  const fields = Object.entries(data.shape).filter(([key]) => !Object.hasOwn(pageFields, key));
  const parts = fields.map(([key, schema]) => {
    const part = nameOf(schema) ?? key.charAt(0).toUpperCase() + key.slice(1);
    return schema instanceof z.ZodNullable ? `Maybe${part}` : part;
  });
  return `${nameOf(data) ?? (parts.join('') || 'Empty')}Reply${issuesToken ? 'WithToken' : ''}`;
}

const statusOf = (code: FailureCode) => failures[code].status;
const messageOf = (code: FailureCode) => failures[code].message;

/** Rules of every call, which the descriptions of single calls leave out. */
const introduction = `Every answer is wrapped in \`status\`: \`code\` repeats the HTTP status, \`data\` is the answer itself.

Each call lists its own refusals. Any call can be refused with 429 (too many requests) or 503 (not ready yet), a call with a session with 401 (signed out), an API token where its scope is not named with 403, a call with a body with 400, 413 or 415 (not JSON, or too large), a call with a body or a query with 422 (\`errors\` has a sentence for each fault). A call with an \`event_id\` answers 404 without such an event, and 403 to people it is not for.`;

/** An example of each reply that has one. */
const exampleData = new Map(examples.map(({ endpoint, data }) => [replyName(endpoint), data]));

/** The OpenAPI 3.1 document, made from the contract. */
export function openApiDocument(publicUrl: string) {
  const { shapes, write } = schemaWriter();
  shapes.Failure = write(failureEnvelope, 'output');
  const parameters = sharedParts<Parameter>('parameters');
  const replies = sharedParts<Response>('responses');
  const files = sharedParts<RequestBody>('requestBodies');

  const parametersOf = (place: Parameter['in'], schema: z.ZodObject | undefined) => {
    const all = Object.entries(schema?.shape ?? {}).map(([name, field]) =>
      parameters.share(name, {
        name,
        in: place,
        ...(place === 'path' ? { required: true } : {}),
        schema: write(field as z.ZodType, 'input'),
      }),
    );
    return all.length > 0 ? { parameters: all } : {};
  };

  /** The call's own; the introduction lists those that follow from who may call and what it takes. */
  const refusalsOf = (endpoint: Endpoint): Record<string, Reference> => {
    const general = [...generalFailuresOf(endpoint), 'not_ready'];
    const own = endpoint.failures.filter((code) => !general.includes(code));
    const byClass = Object.groupBy(own, (code) => `${String(statusOf(code)).charAt(0)}XX`);
    const $ref = '#/components/responses/Fail';
    const described = Object.entries(byClass).map(([statuses, codes = []]) => {
      const description = codes.map((code) => `${statusOf(code)} ${messageOf(code)}`).join(' · ');
      return [statuses, { $ref, description }];
    });
    return { '4XX': { $ref }, ...Object.fromEntries(described) };
  };

  const successOf = (endpoint: Endpoint): Response | Reference => {
    const { produces, issuesToken, etag } = endpoint;
    if (produces)
      return replies.share(produces.replaceAll(/\W/g, '_'), {
        description: 'OK',
        content: { [produces]: { schema: file } },
      });
    const name = replyName(endpoint);
    const headers = {
      ...(issuesToken ? { Authorization: { description: 'Bearer token', schema: text } } : {}),
      ...(etag ? { ETag: { schema: text } } : {}),
    };
    const example = exampleData.get(name);
    const data = { ...write(endpoint.data, 'output'), ...(example === undefined ? {} : { examples: [example] }) };
    const schema = {
      properties: { status: { properties: { data }, required: ['data'] } },
      required: ['status'],
    };
    return replies.share(name, {
      description: 'OK',
      ...(Object.keys(headers).length > 0 ? { headers } : {}),
      content: { 'application/json': { schema } },
    });
  };

  const bodyOf = (endpoint: Endpoint): Pick<Operation, 'requestBody'> => {
    const { takes, body, bodyOptional } = endpoint;
    if (takes) {
      const content = Object.fromEntries(takes.types.map((type) => [type, { schema: file }]));
      return { requestBody: files.share('File', { required: true, content }) };
    }
    if (!body) return {};
    const example = examples.find((one) => one.endpoint === endpoint)?.body;
    const json = { schema: write(body, 'input'), ...(example ? { example } : {}) };
    return { requestBody: { required: !bodyOptional, content: { 'application/json': json } } };
  };

  const operationOf = (endpoint: Endpoint): Operation => ({
    operationId: endpoint.id,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: [endpoint.description, callers[endpoint.access]].filter(Boolean).join(' '),
    ...securityOf(endpoint),
    ...parametersOf('query', endpoint.query),
    ...bodyOf(endpoint),
    responses: Object.fromEntries([
      [endpoint.status ?? 200, successOf(endpoint)],
      ...(endpoint.etag ? [[304, { description: 'Unchanged' }]] : []),
      ...Object.entries(refusalsOf(endpoint)),
    ]),
  });

  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = templated(endpoint.path);
    paths[path] ??= parametersOf('path', endpoint.params);
    paths[path][endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  Object.assign(shapes, summaries);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Serendip',
      version: manifest.version,
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${publicUrl}/api` }],
    security: [session],
    paths: files.inlined(replies.inlined(parameters.inlined(paths))),
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token (`srd_…`) with the call’s scope',
        },
      },
      parameters: parameters.parts,
      requestBodies: files.parts,
      responses: { Fail: refusal, ...replies.parts },
      schemas: shapes,
    },
  };
}
