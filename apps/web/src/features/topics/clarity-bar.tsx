import { clarities } from '@serendip/contract/topics';
import { useQuery } from '@tanstack/react-query';
import { texts } from '../../language/texts.ts';
import { clarityOf } from './queries.ts';

const t = texts('clarity');

const countAgainEvery = 60_000;
const colours = { clear: 'bg-positive', partly: 'bg-caution', hardly: 'bg-line-strong' } as const;

const askedText = (count: number): string => (count === 0 ? t('nobodyAsked') : t('asked', { count }));

/**
 * For the host: how many guests Serendip knows how well, as a bar and in words, without names. It has its height before
 * the counts arrive, so that the buttons below it do not move while somebody presses one.
 */
export function ClarityBar({ eventId, participants }: { eventId: string; participants: number }) {
  const { data, isError } = useQuery({
    ...clarityOf(eventId),
    enabled: participants > 0,
    refetchInterval: countAgainEvery,
    retry: false,
  });
  if (participants === 0) return null;
  const total = data ? data.clear + data.partly + data.hardly : 0;
  return (
    <section aria-labelledby="clarity" aria-busy={!data && !isError} className="grid grid-cols-1 gap-2.5">
      <h3 id="clarity" className="font-semibold">
        {t('title')}
      </h3>
      <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-hover forced-colors:border">
        {data &&
          clarities
            .filter((clarity) => data[clarity] > 0)
            .map((clarity) => (
              <div key={clarity} className={colours[clarity]} style={{ width: `${(100 * data[clarity]) / total}%` }} />
            ))}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {clarities.map((clarity) => (
          <li key={clarity} className="flex items-center gap-2 tabular-nums">
            <span aria-hidden className={`size-2.5 rounded-full ${colours[clarity]}`} />
            {t(`clarity.${clarity}`, { count: data ? String(data[clarity]) : '–' })}
          </li>
        ))}
      </ul>
      <p className="min-h-[2lh] text-ink-soft text-sm sm:min-h-lh">
        {data ? askedText(data.asked) : isError && t('failed')}
      </p>
    </section>
  );
}
