import { roomLabel, roomLink } from '@serendip/contract/room-label';
import { ExternalLink } from 'lucide-react';
import { buttonStyle } from '../../../ui/button-style.ts';
import type { Place } from './own-place.ts';

interface Props {
  place: Place;
  /** The text before the room, such as 'Next:'. */
  before?: string;
}

/** The room in large letters. An online room has a link. */
export function RoomTitle({ place, before }: Props) {
  const link = roomLink(place.name);
  const label = roomLabel(place.number, place.name);
  return (
    <div className="grid justify-items-start gap-2">
      <p className="display wrap-anywhere text-4xl">
        {before && `${before} `}
        <bdi>{label}</bdi>
      </p>
      {link && (
        <a href={link} target="_blank" rel="noreferrer" className={buttonStyle('primary', 'lg', false)}>
          <ExternalLink size={18} aria-hidden />
          Open {label}
        </a>
      )}
    </div>
  );
}
