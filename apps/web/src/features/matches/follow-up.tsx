import type { ContactState } from '@serendip/contract/contacts';
import type { MyMatch, MyRoom } from '@serendip/contract/matching';
import type { MeetingAnswer } from '@serendip/contract/meetings';
import { MessageCircle } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { initials } from '../../lib/initials.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { NameBeside } from '../../ui/name-beside.tsx';
import { Whom } from '../../ui/whom.tsx';
import { someone, someoneUnnamed } from '../cards/someone.ts';
import { SwapContact } from '../contacts/swap-contact.tsx';
import { DidYouMeet } from '../meetings/did-you-meet.tsx';
import { PersonMenu } from '../safety/person-menu.tsx';

const t = texts('matches');

interface Person {
  id: string;
  alias: string | null;
  card: MyMatch['user']['card'];
  meeting: MeetingAnswer | null;
  contact: ContactState;
  /** The two may write to each other. */
  may_write: boolean;
}

/** Everyone the user shared a room with, once, in the order of the rounds. */
const sharedRoomWith = (rooms: readonly MyRoom[]): Person[] => [
  ...new Map(
    rooms
      .filter(({ begun }) => begun)
      .flatMap(({ people }) => people)
      .map((person) => [person.id, person]),
  ).values(),
];

interface Props {
  eventId: string;
  rooms: readonly MyRoom[];
  matches: readonly MyMatch[];
}

/** After the end: whom did you meet, and how do you stay in touch? */
export function FollowUp({ eventId, rooms, matches }: Props) {
  const met = sharedRoomWith(rooms);
  const known = new Set(met.map(({ id }) => id));
  const others = matches
    .filter(({ user }) => !known.has(user.id))
    .map(({ user, meeting, contact }): Person => ({ ...user, meeting, contact, may_write: true }));
  if (met.length + others.length === 0) return null;
  return (
    <section
      aria-labelledby="follow-up"
      className="grid grid-cols-1 gap-5 rounded-xl border border-accent/25 bg-accent-soft p-5 sm:p-7"
    >
      <div className="grid gap-1">
        <h2 id="follow-up" tabIndex={-1} className="heading text-accent-ink text-xl">
          {t('followUp.title')}
        </h2>
        <p className="text-sm">{t('followUp.lead')}</p>
      </div>
      <Group title={t('followUp.sharedRoom')} eventId={eventId} people={met} />
      <Group title={t('followUp.notMet')} eventId={eventId} people={others} />
    </section>
  );
}

const Group = ({ title, eventId, people }: { title: string; eventId: string; people: readonly Person[] }) =>
  people.length > 0 && (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold text-sm">{title}</h3>
      <List>
        {people.map((person) => (
          <Row key={person.id} eventId={eventId} person={person} />
        ))}
      </List>
    </div>
  );

const nameId = ({ id }: Person) => `follow-up-${id}`;

function Row({ eventId, person }: { eventId: string; person: Person }) {
  const { card, alias } = person;
  return (
    <ListRow className="flex-wrap items-center gap-x-3 gap-y-1">
      <Avatar initials={initials(card?.name ?? alias)} seed={person.id} picture={card?.picture_url} size="sm" />
      <div className="min-w-0 flex-1">
        <p id={nameId(person)} className="wrap-anywhere font-semibold">
          <NameBeside name={card?.name} alias={alias ?? someone()} />
        </p>
        {card?.headline && (
          <p dir="auto" className="wrap-anywhere text-ink-soft text-sm">
            {card.headline}
          </p>
        )}
      </div>
      <PersonMenu person={person} event={{ id: eventId }} focusAfter="follow-up" />
      <div className="grid basis-full grid-cols-1 gap-1 sm:pl-12">
        <div className="py-1">
          <DidYouMeet eventId={eventId} user={person} answer={person.meeting} />
        </div>
        <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
          {person.may_write && (
            <LinkButton
              to={`/messages?user=${encodeURIComponent(person.id)}`}
              variant="secondary"
              size="sm"
              icon={<MessageCircle size={16} aria-hidden />}
            >
              {t('message')}
              <Whom name={card?.name ?? alias ?? someoneUnnamed()} />
            </LinkButton>
          )}
          <div className="min-w-0 flex-1 basis-56">
            <SwapContact user={person} contact={person.contact} />
          </div>
        </div>
      </div>
    </ListRow>
  );
}
