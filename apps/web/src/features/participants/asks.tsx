import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { texts } from '../../language/texts.ts';
import { ShowMore } from '../../ui/show-more.tsx';
import { AskingPeople } from '../evening/asking-people.tsx';
import { peopleOf, readPeopleAgain } from './queries.ts';

const t = texts('participants');

/** The people who ask to join the event. Nothing while nobody asks. */
export function Asks({ eventId }: { eventId: string }) {
  const client = useQueryClient();
  const query = useInfiniteQuery(peopleOf(eventId, 'asking', ''));
  const { data } = query;
  const people = data?.pages.flatMap(({ participants }) => participants) ?? [];
  return (
    <section aria-labelledby="asks" className="grid grid-cols-1 gap-3">
      <h3 id="asks" tabIndex={-1} className="sr-only">
        {t('asks.title')}
      </h3>
      {people.length > 0 && (
        <AskingPeople
          eventId={eventId}
          people={people}
          total={data?.pages.at(-1)?.counts.asking ?? people.length}
          headingId="asks"
          onAnswered={() => readPeopleAgain(client, eventId)}
        />
      )}
      <ShowMore query={query}>{t('asks.more')}</ShowMore>
    </section>
  );
}
