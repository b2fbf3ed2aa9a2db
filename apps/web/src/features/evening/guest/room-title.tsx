import { roomLink } from '@serendip/contract/room-label';
import { ExternalLink } from 'lucide-react';
import { texts } from '../../../language/texts.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { roomLabel } from '../../event-facts/room-label.ts';
import type { Place } from './own-place.ts';

const t = texts('evening');

interface Props {
  place: Place;
  /** The room of the next round. */
  isNext?: boolean;
}

/** The room in large letters. An online room has a link. */
export function RoomTitle({ place, isNext = false }: Props) {
  const link = roomLink(place.name);
  const label = roomLabel(place.number, place.name);
  return (
    <div className="grid justify-items-start gap-2">
      <p className="display wrap-anywhere text-balance text-4xl">
        {isNext ? t.rich('nextRoom', { label, room: (label) => <bdi>{label}</bdi> }) : <bdi>{label}</bdi>}
      </p>
      {link && (
        <a href={link} target="_blank" rel="noreferrer" className={buttonStyle('primary', 'lg', false)}>
          <ExternalLink size={18} aria-hidden />
          {t('openRoom', { room: label })}
        </a>
      )}
    </div>
  );
}
