import type { Named } from '../named/named-topic.ts';

/** Whether neither an offer nor a need of a person can be named. */
export const hasToldLittle = ({ topics }: Named): boolean =>
  !topics.some(({ role }) => role === 'offer' || role === 'need');
