import { MessageCircle } from 'lucide-react';
import { texts } from '../../../language/texts.ts';
import { initials } from '../../../lib/initials.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { NameBeside } from '../../../ui/name-beside.tsx';
import { TextInLanguages } from '../../../ui/text-in-languages.tsx';
import { Whom } from '../../../ui/whom.tsx';
import { CardLines } from '../../cards/card-lines.tsx';
import { FitLabel } from '../../matching/fit-label.tsx';
import { PersonMenu } from '../../safety/person-menu.tsx';
import type { OwnPlace } from './own-place.ts';

const t = texts('evening');

/** The people in the guest's room in this round, each with a one-line reason. */
export const Roommates = ({ people, eventId }: { people: OwnPlace['people']; eventId: string }) =>
  people.length === 0 ? (
    <p className="text-ink-soft">{t('nobodyElse')}</p>
  ) : (
    <ul className="grid grid-cols-1 gap-3">
      {people.map(({ id, alias, card, reason, quotes = [], fit }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-surface px-4 py-3">
          <Avatar initials={initials(card?.name ?? alias)} seed={id} picture={card?.picture_url} size="md" />
          <div className="grid min-w-0 flex-1 basis-40 gap-0.5">
            <p id={`with-${id}`} className="wrap-anywhere font-semibold">
              <NameBeside name={card?.name} alias={alias ?? t('someone')} />
            </p>
            {fit && <FitLabel fit={fit} />}
            <CardLines card={card} />
            {reason && (
              <p dir="auto" className="wrap-anywhere text-ink-soft text-sm">
                <TextInLanguages parts={quotes}>{reason}</TextInLanguages>
              </p>
            )}
          </div>
          <LinkButton
            to={`/messages?user=${encodeURIComponent(id)}`}
            variant="secondary"
            size="sm"
            icon={<MessageCircle size={16} aria-hidden />}
          >
            {t('message')}
            <Whom name={card?.name ?? alias ?? t('toSomeone')} />
          </LinkButton>
          <PersonMenu person={{ id, alias, card }} event={{ id: eventId }} />
        </li>
      ))}
    </ul>
  );
