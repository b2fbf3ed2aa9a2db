import { spokenLanguage } from './shelves.ts';

/** The locale (BCP 47) of dates and numbers in a language: the browser's, where it is of that language. */
export const locale = (language = spokenLanguage()): string =>
  navigator.languages.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
