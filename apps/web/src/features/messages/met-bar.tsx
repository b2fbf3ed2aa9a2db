import type { MetInRound } from '@serendip/contract/messages';
import { texts } from '../../language/texts.ts';
import { TextLink } from '../../ui/text-link.tsx';

const t = texts('messages');

/** Where two people met who were not matched. */
export const MetBar = ({ met: { event, round } }: { met: MetInRound }) => (
  <div className="border-line border-b px-4 py-1.5 short:py-0">
    <TextLink
      to={`/events/${encodeURIComponent(event.id)}`}
      className="wrap-anywhere inline-flex min-h-11 min-w-0 items-center text-sm"
    >
      <span className="line-clamp-2">
        {t.rich('metIn', { round: String(round), event: event.name, name: (words) => <bdi>{words}</bdi> })}
      </span>
    </TextLink>
  </div>
);
