import type { Language } from '@serendip/texts/languages';
import { useSyncExternalStore } from 'react';
import { spokenLanguage, subscribeToLanguage } from './shelves.ts';

/** The language that is spoken. The app renders again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribeToLanguage, spokenLanguage, spokenLanguage);
