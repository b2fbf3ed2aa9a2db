import lighthouse from 'lighthouse';
import type { Guest } from './guest.ts';
import { withFreshPhone } from './phone.ts';

/** A first load on a simulated mid-range phone: 4 times slower processor, slow 4G, nothing in any cache. */
export interface FirstLoad {
  /** 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  /** Milliseconds. */
  largestPaint: number;
  blocking: number;
  layoutShift: number;
  /** Lighthouse's ids of what is not right. */
  failed: string[];
}

async function loadOnce(url: string, path: string, guest: Guest | null): Promise<FirstLoad> {
  return withFreshPhone(url, guest, async ({ debugPort }) => {
    const result = await lighthouse(`${url}${path}`, {
      port: debugPort,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      // The session has to stay; the profile is new anyway.
      disableStorageReset: true,
    });
    if (!result) throw new Error(`Lighthouse has nothing to say about ${path}`);
    const { audits, categories } = result.lhr;
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    const judged = ['accessibility', 'best-practices'].flatMap((name) => categories[name]?.auditRefs ?? []);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      layoutShift: value('cumulative-layout-shift'),
      failed: judged.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
    };
  });
}

/** The run in the middle by its performance, since single ones vary with the machine. */
export async function firstLoad(url: string, path: string, guest: Guest | null, runs: number): Promise<FirstLoad> {
  const all: FirstLoad[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await loadOnce(url, path, guest));
  const middle = all.sort((a, b) => a.performance - b.performance)[Math.floor(runs / 2)];
  if (!middle) throw new Error('At least one run is needed');
  return middle;
}
