import type { Event } from '@serendip/contract/events';
import type { Language } from '@serendip/texts/languages';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { loadTextsIn } from '../../language/shelves.ts';

/** The languages in which an event speaks to everybody in the room, whatever a reader's own is. */
export type EventLanguages = Pick<Event, 'language' | 'second_language'>;

const languagesOf = ({ language, second_language: second }: EventLanguages): Language[] =>
  second ? [language, second] : [language];

/** Milliseconds. A screen on the wall has nobody beside it who reloads the page. */
const againAfter = 5_000;

/** Whether the texts of an event's languages are here. They load once this renders. */
export function useEventTexts(event: EventLanguages | undefined): boolean {
  const languages = event ? languagesOf(event) : [];
  const { data } = useQuery({
    queryKey: ['event-texts', languages],
    queryFn: async () => {
      await Promise.all(languages.map(loadTextsIn));
      return true;
    },
    enabled: event !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { error } }) => (error ? againAfter : false),
  });
  return data ?? false;
}

interface Props {
  of: EventLanguages;
  /** In one line, instead of one below the other. */
  inline?: boolean;
  children: (language: Language) => ReactNode;
}

/** The same words in each language of an event. The second stands below the first, in smaller letters. */
export const InLanguages = ({ of, inline = false, children }: Props) =>
  languagesOf(of).map((language, at) => (
    <Fragment key={language}>
      {at > 0 && inline && ' · '}
      <span lang={language} className={inline ? undefined : at > 0 ? 'mt-[0.15em] block text-[0.7em]' : 'block'}>
        {children(language)}
      </span>
    </Fragment>
  ));
