import { limits } from '@serendip/contract/limits';
import type { Topic } from '@serendip/contract/topics';
import { type ReactNode, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { TopicChip } from './topic-chip.tsx';

const t = texts('topics');

interface Props {
  topics: readonly Topic[];
  labelledBy: string;
  onRemove: (topic: Topic) => void;
  onShow: (topic: Topic, shown: boolean) => void;
  /** After the last topic. */
  end?: ReactNode;
}

/** The topics of a group, best first. Eight show; the others open on demand. */
export function TopicChips({ topics, labelledBy, onRemove, onShow, end }: Props) {
  const [all, setAll] = useState(false);
  const shown = topics.slice(0, all ? topics.length : limits.topics_shown);
  return (
    <>
      <ul aria-labelledby={labelledBy} className="flex flex-wrap gap-2">
        {shown.map((topic) => (
          <TopicChip
            key={topic.phrase}
            topic={topic}
            onRemove={() => onRemove(topic)}
            onShow={(shown) => onShow(topic, shown)}
          />
        ))}
        {end && <li>{end}</li>}
      </ul>
      {topics.length > limits.topics_shown && !all && (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setAll(true)}>
          {t('showAll')}
        </Button>
      )}
    </>
  );
}
