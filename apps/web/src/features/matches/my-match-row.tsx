import type { MyMatch } from '@serendip/contract/matching';
import { MessageCircle } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { initials } from '../../lib/initials.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListRow } from '../../ui/list.tsx';
import { NameBeside } from '../../ui/name-beside.tsx';
import { TextInLanguages } from '../../ui/text-in-languages.tsx';
import { Whom } from '../../ui/whom.tsx';
import { CardLines } from '../cards/card-lines.tsx';
import { someone, someoneUnnamed } from '../cards/someone.ts';
import { SwapContact } from '../contacts/swap-contact.tsx';
import { CategoryBadge } from '../matching/category-badge.tsx';
import { FitLabel } from '../matching/fit-label.tsx';
import { Opener } from '../matching/opener.tsx';
import { scoreLabel } from '../matching/score-label.ts';
import { DidYouMeet } from '../meetings/did-you-meet.tsx';
import { NoteToSelf } from '../meetings/note-to-self.tsx';
import { PersonMenu } from '../safety/person-menu.tsx';

const t = texts('matches');

/** All buttons have the same label, so the person's name describes them. */
const nameId = ({ user }: MyMatch) => `match-${user.id}`;

interface Props {
  eventId: string;
  match: MyMatch;
  /** The event has begun. */
  meetingsOpen: boolean;
}

/** A person to meet, with the strongest reason and an opener. Everything else opens with 'Why matched'. */
export function MyMatchRow({ eventId, match, meetingsOpen }: Props) {
  const [first, ...others] = match.detailed_reasons;
  return (
    <ListRow className="flex-wrap items-start gap-y-1 py-4">
      <Avatar
        initials={initials(match.user.card?.name ?? match.user.alias)}
        seed={match.user.id}
        picture={match.user.card?.picture_url}
      />
      <div className="grid min-w-0 flex-1 basis-32 grid-cols-1 gap-1.5">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 id={nameId(match)} className="wrap-anywhere max-w-full font-semibold">
            <NameBeside name={match.user.card?.name} alias={match.user.alias ?? someone()} />
          </h3>
          <FitLabel fit={match.fit} />
        </div>
        <CardLines card={match.user.card} />
      </div>
      <LinkButton
        to={`/messages?user=${encodeURIComponent(match.user.id)}`}
        variant="secondary"
        size="sm"
        icon={<MessageCircle size={16} aria-hidden />}
      >
        {t('message')}
        <Whom name={match.user.card?.name ?? match.user.alias ?? someoneUnnamed()} />
      </LinkButton>
      <div className="grid basis-full grid-cols-1 gap-1 pt-1 sm:pl-15">
        {first && (
          <p dir="auto" className="wrap-anywhere">
            <TextInLanguages parts={match.quotes}>{first}</TextInLanguages>
          </p>
        )}
        {match.opener && <Opener quotes={match.quotes}>{match.opener}</Opener>}
        {match.contact.they_offered && !match.contact.theirs && (
          <p className="text-ink-soft text-sm">{t('sharedContact')}</p>
        )}
        <div className="flex items-start gap-2">
          <Disclosure
            label={
              <>
                {t('whyMatched')}
                <Whom name={match.user.card?.name ?? match.user.alias ?? someoneUnnamed()} />
              </>
            }
            className="min-w-0 flex-1"
          >
            <div className="grid grid-cols-1 gap-2.5 pb-1">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <p className="text-ink-faint text-sm tabular-nums">{scoreLabel(match.match_percentage)}</p>
                {match.named_category && <CategoryBadge category={match.named_category} />}
              </div>
              {others.length > 0 && (
                <ul className="wrap-anywhere grid grid-cols-1 gap-1.5 text-ink-soft text-sm">
                  {others.map((reason) => (
                    <li key={reason} className="flex gap-2.5">
                      <span aria-hidden className="mt-2 size-1.5 shrink-0 rounded-full bg-accent" />
                      <span dir="auto">
                        <TextInLanguages parts={match.quotes}>{reason}</TextInLanguages>
                      </span>
                    </li>
                  ))}
                </ul>
              )}
              {meetingsOpen && (
                <div className="py-1.5">
                  <DidYouMeet eventId={eventId} user={match.user} answer={match.meeting} />
                </div>
              )}
              <div className="grid grid-cols-1">
                <SwapContact user={match.user} contact={match.contact} />
                <NoteToSelf eventId={eventId} user={match.user} note={match.note} />
              </div>
            </div>
          </Disclosure>
          <PersonMenu person={match.user} event={{ id: eventId }} focusAfter="your-matches" />
        </div>
      </div>
    </ListRow>
  );
}
