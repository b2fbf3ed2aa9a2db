import type { ReactNode } from 'react';
import { ClosedBadge } from './closed-badge.tsx';
import { EventDescription } from './event-description.tsx';
import { EventFacts } from './event-facts.tsx';
import type { EventTexts } from './event-texts.ts';

interface Props {
  texts: EventTexts;
  /** Of what the host wrote, where it is known. */
  language?: string;
  closed: boolean;
  /** Fills the space above the name. */
  cover?: ReactNode;
}

/** The top of an event's screen: cover, name, facts and description. */
export const EventHeader = ({ texts, language, closed, cover }: Props) => (
  <header className="grid min-w-0 grid-cols-1 gap-5">
    <div className="h-36 overflow-hidden rounded-xl bg-sunken sm:h-56">{cover}</div>
    <div className="grid min-w-0 gap-2">
      <h1 lang={language} dir="auto" className="display min-w-0 text-3xl [overflow-wrap:anywhere]">
        {texts.name}
      </h1>
      {closed && (
        <div>
          <ClosedBadge />
        </div>
      )}
    </div>
    <EventFacts texts={texts} language={language} />
    {texts.description && <EventDescription text={texts.description} language={language} />}
  </header>
);
