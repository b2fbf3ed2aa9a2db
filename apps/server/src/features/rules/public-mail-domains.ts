import { readFileSync } from 'node:fs';

const lines = readFileSync(new URL('../../../../../content/public-mail-domains.txt', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('#'));

const domains = new Set(lines.filter((line) => !line.endsWith('.*')));
/** Names that a provider has in many countries, such as `yahoo.*`. */
const families = new Set(lines.filter((line) => line.endsWith('.*')).map((line) => line.slice(0, -2)));

/** Whether anybody can have an address there, so that sharing it says nothing of two people. */
export function isPublicMailDomain(domain: string): boolean {
  const [, name = ''] = /^([^.]+)\.(?:com|net|[a-z]{2}|(?:com?|net)\.[a-z]{2})$/.exec(domain) ?? [];
  return domains.has(domain) || families.has(name);
}
