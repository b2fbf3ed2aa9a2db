import { readFileSync } from 'node:fs';

const file = new URL('../../../../docs/operating.md', import.meta.url);
const title = 'Let guests in';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const withCode = (text: string) => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** The numbered steps of a section of the operator's guide, each in one line. */
function stepsOf(section: string): string[] {
  const [, text = ''] = readFileSync(file, 'utf8').split(`\n## ${section}\n`);
  const steps = text.split('\n\n').find((block) => /^\s*1\. /.test(block)) ?? '';
  return steps
    .split(/^\d+\. /m)
    .slice(1)
    .map((step) => step.replaceAll(/\s+/g, ' ').trim());
}

/** The page that hosts come to from 'This address works on this computer only.' */
export function guestsGuide(): string {
  const steps = stepsOf(title).map((step) => `<li>${withCode(step)}</li>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/docs/reference.css"></head><body><main>
<h1>${title}</h1>
<p>For the person who runs this server.</p>
<ol>${steps.join('')}</ol>
</main></body></html>`;
}
