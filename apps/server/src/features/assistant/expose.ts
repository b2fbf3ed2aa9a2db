import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import manifest from '../../../package.json' with { type: 'json' };
import type { Config } from '../../config.ts';
import type { Ctx } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import type { Guards } from '../../http/bind.ts';
import { eventStatusTool, listEventsTool } from './event-tools.ts';
import { previewGuestListTool } from './guest-tools.ts';
import { ownCalls, RefusedCall } from './own-calls.ts';
import { checkRuleTool, draftRuleTool } from './rule-tools.ts';
import { compareRunsTool, explainRunTool, startRunTool } from './run-tools.ts';
import type { Desk, Tool } from './tool.ts';
import { wordFaults } from './word-faults.ts';

const path = '/mcp';
const tools: Tool[] = [
  listEventsTool,
  eventStatusTool,
  checkRuleTool,
  draftRuleTool,
  previewGuestListTool,
  startRunTool,
  explainRunTool,
  compareRunsTool,
];

const instructions =
  'Prepares events of a host in Serendip. It reads counts and results, never what people answered or wrote. What touches guests (publishing, inviting, removing, deleting) is no tool: give the host the address in `screen` and say what to tap there.';

const asText = (result: object) => ({ content: [{ type: 'text' as const, text: JSON.stringify(result) }] });

function serverFor(desk: Desk): McpServer {
  const server = new McpServer({ name: 'serendip', version: manifest.version }, { instructions });
  for (const { name, title, description, input, readOnly, run } of tools)
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: input.shape,
        annotations: { readOnlyHint: readOnly, destructiveHint: false, openWorldHint: false },
      },
      async (sent: unknown) => {
        try {
          const result = await run(sent, desk);
          return { ...asText(result), structuredContent: result as Record<string, unknown> };
        } catch (error) {
          if (!(error instanceof RefusedCall)) throw error;
          return { ...asText({ refused: error.message }), isError: true };
        }
      },
    );
  return server;
}

/**
 * Pages of other sites name their origin, also behind a rebound DNS name. A browser could not send a token by itself, but no page
 * elsewhere is to try one.
 */
function requireKnownOrigin({ headers }: FastifyRequest, { publicUrl, corsOrigins }: Config): void {
  const { origin } = headers;
  if (origin !== undefined && origin !== new URL(publicUrl).origin && !corsOrigins.includes(origin))
    throw new Refusal('origin_unknown');
}

/** One message, its answer, and nothing kept in between: no session, no stream that a client could leave hanging. */
async function answer(server: McpServer, request: FastifyRequest, reply: FastifyReply) {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const headers = new Headers();
    for (const name of ['accept', 'content-type', 'mcp-protocol-version']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const asked = new Request(`http://mcp.invalid${path}`, { method: 'POST', headers });
    const response = await transport.handleRequest(asked, { parsedBody: request.body });
    const text = wordFaults(await response.text(), request.language);
    reply.status(response.status);
    return await (text === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(text));
  } finally {
    await server.close();
  }
}

/** The Model Context Protocol, for assistants with an API token. Returns its path below `/api`. */
export function exposeAssistant(
  app: FastifyInstance,
  ctx: Ctx,
  { authorise, floods, admit }: Pick<Guards, 'authorise' | 'floods' | 'admit'>,
): { method: 'POST'; path: string } {
  app.post(`/api${path}`, {
    async onRequest(request) {
      requireKnownOrigin(request, ctx.config);
      const { caller } = await authorise(
        { access: 'signed_in', scope: 'any' },
        request.headers.authorization,
        undefined,
        (known) => floods.isOf(request, known),
      );
      if (!caller.token) throw new Refusal('token_needed');
      request.account = caller.share;
      admit(request);
    },
    async handler(request, reply) {
      // A batch is one request for many calls: the protocol has given them up.
      if (Array.isArray(request.body)) throw new Refusal('bad_request');
      const screenOf = (eventId: string) => `${ctx.config.publicUrl}/events/${eventId}`;
      return answer(serverFor({ call: ownCalls(app, request), screenOf }), request, reply);
    },
  });
  return { method: 'POST', path };
}
