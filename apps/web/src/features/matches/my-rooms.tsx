import type { MyRoom } from '@serendip/contract/matching';
import { DoorOpen, MessageCircle } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NameBeside } from '../../ui/name-beside.tsx';
import { TextInLanguages } from '../../ui/text-in-languages.tsx';
import { Whom } from '../../ui/whom.tsx';
import { CardLines } from '../cards/card-lines.tsx';
import { someone, someoneUnnamed } from '../cards/someone.ts';
import { roomLabel } from '../event-facts/room-label.ts';
import { roomNameOf } from '../event-facts/room-name-of.ts';
import { FitLabel } from '../matching/fit-label.tsx';
import { DidYouMeet } from '../meetings/did-you-meet.tsx';
import { NoteToSelf } from '../meetings/note-to-self.tsx';
import { PersonMenu } from '../safety/person-menu.tsx';

const t = texts('matches');

type Person = MyRoom['people'][number];

interface Props {
  eventId: string;
  rooms: readonly MyRoom[];
  roomNames: readonly string[] | null;
  /** The ids of the user's matches. */
  matched: ReadonlySet<string>;
  /** Asks whom the user met. */
  asks: boolean;
}

/** All buttons have the same label, so the person's name describes them. */
const nameId = (round: number, { id }: Person) => `round-${round}-${id}`;

/** The user's room and people in each round. Matches have their question and message button in their own row. */
export const MyRooms = ({ eventId, rooms, roomNames, matched, asks }: Props) => (
  <ol aria-label={t('rooms')} className="grid grid-cols-1 gap-3 sm:grid-cols-2">
    {rooms.map(({ round, room_number, begun, people, reasons }) => (
      <li key={round} className="grid grid-cols-1 content-start gap-3 rounded-lg border border-line bg-surface p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="heading text-lg">{t('round', { round: String(round) })}</h3>
          <Badge tone="accent" icon={<DoorOpen size={14} aria-hidden />}>
            <bdi>{roomLabel(room_number, roomNameOf(roomNames, room_number))}</bdi>
          </Badge>
        </div>
        {people.length === 0 ? (
          <p className="text-ink-soft text-sm">{t('nobodyElse')}</p>
        ) : (
          <ul className="grid grid-cols-1 gap-2">
            {people.map((person, at) => (
              <li key={person.id} className="min-w-0">
                <div className="flex items-start gap-1">
                  <div className="min-w-0 flex-1">
                    <p id={nameId(round, person)} className="wrap-anywhere font-semibold text-sm">
                      <NameBeside name={person.card?.name} alias={person.alias ?? someone()} />
                    </p>
                    {person.fit && <FitLabel fit={person.fit} />}
                    <CardLines card={person.card} />
                    {reasons[at] && (
                      <p dir="auto" className="wrap-anywhere text-ink-soft text-sm">
                        <TextInLanguages parts={person.quotes}>{reasons[at]}</TextInLanguages>
                      </p>
                    )}
                  </div>
                  <PersonMenu person={person} event={{ id: eventId }} />
                </div>
                {person.may_write && !matched.has(person.id) && (
                  <LinkButton
                    to={`/messages?user=${encodeURIComponent(person.id)}`}
                    variant="secondary"
                    size="sm"
                    icon={<MessageCircle size={16} aria-hidden />}
                    className="mt-2"
                  >
                    {t('message')}
                    <Whom name={person.card?.name ?? person.alias ?? someoneUnnamed()} />
                  </LinkButton>
                )}
                {begun && !matched.has(person.id) && (
                  <div className="pt-2">
                    {asks && <DidYouMeet eventId={eventId} user={person} answer={person.meeting} />}
                    <NoteToSelf eventId={eventId} user={person} note={person.note} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ol>
);
