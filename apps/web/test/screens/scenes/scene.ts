import type { Page } from 'playwright-core';
import { heading, see } from '../looking.ts';
import type { MockApi } from '../mock-api.ts';

/** A screen in one of its main states. */
export interface Scene {
  name: string;
  path: string;
  signedOut?: boolean;
  /** Also photographed as a projector shows it. */
  projected?: boolean;
  answer?: (api: MockApi) => unknown;
  /** Brings the screen into its state; when it is done, everything stands. */
  prepare: (page: Page) => Promise<unknown>;
}

export const seen = (words: string) => (page: Page) => see(page, words);
export const headed = (name: string) => (page: Page) => heading(page, name).first().waitFor();

/** For names that have to break. */
export const long = 'A very long name without any pause-'.repeat(4);
