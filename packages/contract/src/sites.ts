import { say, spell } from '@serendip/texts/sentence';
import { z } from 'zod';
import { fault } from './fault.ts';
import { limits } from './limits.ts';

/** The origin of a typed site, or null. Only letters, digits, hyphens and dots: it goes into a header. */
export function readSite(typed: string): string | null {
  const text = typed.trim();
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (text === '' || !URL.canParse(address)) return null;
  const { origin, username, password } = new URL(address);
  const isPlain = /^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/.test(origin);
  return isPlain && !username && !password ? origin : null;
}

export const siteInvalid = say('siteInvalid');
const sitesRange = fault('sitesRange', { max: limits.embed_sites_max });

/** Sites that may show an event in a frame, as origins. Null and an empty list mean none. */
export const optionalSites = z
  .array(z.string({ error: spell(siteInvalid) }).max(limits.online_url_max, spell(siteInvalid)), { error: sitesRange })
  .superRefine((sites, { addIssue }) => {
    if (sites.some((site) => readSite(site) === null)) addIssue({ code: 'custom', message: spell(siteInvalid) });
  })
  .transform((sites) => [...new Set(sites.map((site) => readSite(site) ?? ''))])
  .refine((sites) => sites.length <= limits.embed_sites_max, sitesRange)
  .transform((sites) => (sites.length === 0 ? null : sites))
  .nullable();
