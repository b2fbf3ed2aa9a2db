import type { MetInRound } from '@serendip/contract/messages';
import { TextLink } from '../../ui/text-link.tsx';

/** Where two people met who were not matched. */
export const MetBar = ({ met: { event, round } }: { met: MetInRound }) => (
  <div className="border-line border-b px-4 py-1.5 short:py-0">
    <TextLink
      to={`/events/${encodeURIComponent(event.id)}`}
      className="wrap-anywhere inline-flex min-h-11 min-w-0 items-center text-sm"
    >
      <span className="line-clamp-2">
        You met in round {round} of <bdi>{event.name}</bdi>
      </span>
    </TextLink>
  </div>
);
