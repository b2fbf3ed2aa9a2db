import { firstSpoken, isLanguage, type Language } from '@serendip/texts/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the answer: the caller's chosen one, else the first of the request's that Serendip speaks. */
    language: Language;
  }
}

/** Codes and enums have no language; sentences without one are English. */
export const withoutLanguage: Language = 'en';

/** The first language of `Accept-Language` that Serendip speaks, by its weights; null without one. `*` names none. */
export function heardLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language | null {
  const header = headers['accept-language'];
  if (header === undefined) return null;
  return firstSpoken(new Negotiator({ headers: { 'accept-language': header } }).languages());
}

/** The language of a page: the one that the web app speaks in this browser, if it told so in a cookie, else the browser's. */
export function pageLanguage({ headers, language }: Pick<FastifyRequest, 'headers' | 'language'>): Language {
  const [, told = ''] = /(?:^|; ?)serendip_language=([a-z]+)(?:;|$)/.exec(headers.cookie ?? '') ?? [];
  return isLanguage(told) ? told : language;
}

/** Tells caches that the answer is worded in the caller's language. */
export function varyByLanguage(reply: FastifyReply): void {
  const before = String(reply.getHeader('vary') ?? '');
  if (/accept-language/i.test(before)) return;
  reply.header('vary', before === '' ? 'Accept-Language' : `${before}, Accept-Language`);
}

/** Gives a request its language until its account is known. */
export function hearLanguage(request: FastifyRequest): void {
  request.language = heardLanguage(request) ?? withoutLanguage;
}

/** Gives each request its language, before anything can be refused. */
export function hearLanguages(app: FastifyInstance): void {
  app.decorateRequest('language', withoutLanguage);
  app.addHook('onRequest', async (request) => hearLanguage(request));
}
