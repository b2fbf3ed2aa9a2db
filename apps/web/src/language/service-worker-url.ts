import { spokenLanguage } from './shelves.ts';

/** The service worker, which keeps the texts of one language for a page without a network. */
export const serviceWorkerUrl = (): string => `/sw.js?language=${spokenLanguage()}`;
