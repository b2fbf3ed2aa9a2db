import { limits } from '@serendip/contract/limits';
import type { Topic } from '@serendip/contract/topics';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TopicChip } from './topic-chip.tsx';

interface Props {
  topics: readonly Topic[];
  labelledBy: string;
  onRemove: (topic: Topic) => void;
  /** After the last topic. */
  end?: ReactNode;
}

/** The topics of a group, best first. Eight show; further ones of the user's own open on demand. */
export function TopicChips({ topics, labelledBy, onRemove, end }: Props) {
  const [all, setAll] = useState(false);
  const own = topics.filter(({ origin }) => origin === 'own').length;
  const shown = topics.slice(0, all ? Math.max(own, limits.topics_shown) : limits.topics_shown);
  const more = Math.max(own, limits.topics_shown) - limits.topics_shown;
  return (
    <>
      <ul aria-labelledby={labelledBy} className="flex flex-wrap gap-2">
        {shown.map((topic) => (
          <TopicChip key={topic.phrase} topic={topic} onRemove={() => onRemove(topic)} />
        ))}
        {end && <li>{end}</li>}
      </ul>
      {more > 0 && !all && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setAll(true)}>
          Show {more} more
        </Button>
      )}
    </>
  );
}
