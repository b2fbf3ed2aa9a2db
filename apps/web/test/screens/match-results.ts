import type { MatchRun } from '@serendip/contract/matching';
import type { Page } from 'playwright-core';
import { press } from './looking.ts';
import type { MockApi } from './mock-api.ts';
import { visit } from './pages.ts';
import { eventId, hostedEvent, run } from './samples.ts';
import { answerEvent, answerHost } from './whole-screens.ts';

export const eventPath = `/events/${eventId}`;

export const hostScreen = (api: MockApi, runs: MatchRun[] = [run()]): MockApi =>
  answerHost(answerEvent(api, { shown: hostedEvent() }), runs);

export async function openResults(page: Page): Promise<void> {
  await visit(page, eventPath);
  await press(page, 'Show');
}
