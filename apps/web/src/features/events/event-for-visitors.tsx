import type { EventAtDoor } from '@serendip/contract/guests';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { HomeLink } from '../../ui/home-link.tsx';
import { EventCover } from '../event-facts/event-cover.tsx';
import { LanguageSwitch } from '../languages/language-switch.tsx';
import { EventHeader } from './event-header.tsx';
import { EventLayout } from './event-layout.tsx';
import { textsAtDoor } from './event-texts.ts';

/** An event's page for visitors without a session: its facts, and beside them their way in. */
export function EventForVisitors({ event, children }: { event: EventAtDoor; children: ReactNode }) {
  useDocumentTitle(event.name);
  return (
    <EventLayout
      start={<HomeLink />}
      header={
        <EventHeader
          texts={textsAtDoor(event)}
          language={event.language}
          closed={false}
          cover={<EventCover name={event.name} picture={event.cover_url} className="size-full" />}
        />
      }
      membership={
        <div className="grid grid-cols-1 gap-4">
          {children}
          <LanguageSwitch />
        </div>
      }
    />
  );
}
