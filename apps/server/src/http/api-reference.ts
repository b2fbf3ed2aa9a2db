import { endpoints } from '@serendip/contract/api';
import { type Access, type Endpoint, failuresOf } from '@serendip/contract/endpoint';
import { failures } from '@serendip/contract/failures';
import type { z } from 'zod';
import { schemaWriter } from './json-schema.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

const callers: Record<Access, string> = {
  public: 'anyone',
  signed_in: 'signed in',
  event: 'signed in',
  joined: 'joined the event',
  host_or_joined: 'host of the event, or joined it',
  door: 'host or door helper of the event',
  door_or_joined: 'host or door helper of the event, or joined it',
  host: 'host of the event',
  owner: 'the event’s creator',
};

const pretty = (schema: object) =>
  escapeHtml(JSON.stringify(schema, null, 2)).replaceAll(
    /&quot;#\/components\/schemas\/(\w+)&quot;/g,
    (_, name: string) => `<a href="#${name}">${name}</a>`,
  );

const failureRow = (code: keyof typeof failures) =>
  `<tr><td>${failures[code].status}</td><td>${escapeHtml(failures[code].message)}</td></tr>`;

type Write = ReturnType<typeof schemaWriter>['write'];

function section(endpoint: Endpoint, write: Write): string {
  const block = (title: string, schema: z.ZodType | undefined, io: 'input' | 'output') =>
    schema ? `<details><summary>${title}</summary><pre>${pretty(write(schema, io))}</pre></details>` : '';
  const status = endpoint.status ?? 200;
  return `
<article id="${endpoint.id}">
  <h3><code><b>${endpoint.method}</b> /api${escapeHtml(endpoint.path)}</code></h3>
  <p><b>${escapeHtml(endpoint.summary)}.</b> ${escapeHtml(endpoint.description)} <small>For: ${callers[endpoint.access]}${endpoint.scope ? `, or a token with <code>${endpoint.scope}</code>` : ''}.</small></p>
  ${block('Query', endpoint.query, 'input')}
  ${block('Body', endpoint.body, 'input')}
  ${
    endpoint.produces
      ? `<p>Answer ${status}: <code>${endpoint.produces}</code></p>`
      : block(`Answer ${status}: status.data`, endpoint.data, 'output')
  }
  <details><summary>Refusals</summary><table>${failuresOf(endpoint).map(failureRow).join('')}</table></details>
</article>`;
}

/** A readable reference of every call, made from the contract: one page, no script. */
export function apiReference(): string {
  const tags = [...new Set(endpoints.map(({ tag }) => tag))];
  const of = (tag: string) => endpoints.filter((endpoint) => endpoint.tag === tag);
  const { shapes, write } = schemaWriter();
  const calls = tags.map(
    (tag) =>
      `<section><h2>${escapeHtml(tag)}</h2>${of(tag)
        .map((endpoint) => section(endpoint, write))
        .join('')}</section>`,
  );
  const named = Object.entries(shapes)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, shape]) => `<article id="${name}"><h3>${name}</h3><pre>${pretty(shape)}</pre></article>`);
  const index = tags.map(
    (tag) =>
      `<li>${escapeHtml(tag)}<ul>${of(tag)
        .map(({ id, method, path }) => `<li><a href="#${id}"><code>${method} ${escapeHtml(path)}</code></a></li>`)
        .join('')}</ul></li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Serendip API reference</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/docs/reference.css"></head><body><main>
<h1>Serendip API</h1>
<p>Every answer is <code>{"status": {"code", "message", "errors"?, "data"}}</code>. Send the session token, or an API
token, as <code>Authorization: Bearer …</code>. The same as a document for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Calls"><ul>${index.join('')}</ul></nav>
${calls.join('')}
<section><h2>Shapes</h2>${named.join('')}</section>
</main></body></html>`;
}

export const apiReferenceStyle = `:root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif}
main{max-width:56rem;margin:0 auto;padding:1.5rem}
nav>ul{columns:18rem;list-style:none;padding:0}nav ul ul{list-style:none;padding:0 0 .75rem}
article{border-top:1px solid color-mix(in srgb,currentColor 18%,transparent);padding:1rem 0}
h3{margin:0;overflow-wrap:anywhere}pre{overflow:auto;padding:1rem;border-radius:.5rem;background:color-mix(in srgb,currentColor 7%,transparent);font-size:.85rem}
li code{overflow-wrap:anywhere}
summary{cursor:pointer;padding:.35rem 0}td{padding:.15rem 1rem .15rem 0;vertical-align:top}`;
