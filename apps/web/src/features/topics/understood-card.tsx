import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { HoldFocusInPlace } from '../../ui/hold-focus-in-place.tsx';
import { Notice } from '../../ui/notice.tsx';
import { UnderstoodPanel } from './understood-panel.tsx';
import { useTopics } from './use-topics.ts';

const t = texts('topics');

interface Props {
  eventId: string;
  /** The user has answered a question of the event or of the profile. */
  answered: boolean;
  /** The host has matched: changes count from the next time. */
  matched: boolean;
  /** How often saved answers have led here. */
  visits: number;
}

/**
 * The user's topics, to correct. Nothing before the first answer. The card appears and grows without moving a focused
 * field below it.
 */
export function UnderstoodCard({ eventId, answered, matched, visits }: Props) {
  const topics = useTopics(eventId);
  const { understood, failedToLoad, changed } = topics;
  const empty = understood !== undefined && understood.topics.length + understood.asks.length === 0;
  return (
    <HoldFocusInPlace>
      {understood && (answered || changed || !empty) ? (
        <UnderstoodPanel eventId={eventId} understood={understood} topics={topics} matched={matched} visits={visits} />
      ) : failedToLoad && answered ? (
        <Notice
          action={
            <Button variant="secondary" size="sm" onClick={topics.load}>
              {t('tryAgain')}
            </Button>
          }
        >
          {t('failed')}
        </Notice>
      ) : null}
    </HoldFocusInPlace>
  );
}
