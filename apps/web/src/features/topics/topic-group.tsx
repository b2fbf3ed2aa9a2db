import type { Topic, TopicRole } from '@serendip/contract/topics';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { TopicChips } from './topic-chips.tsx';

const t = texts('topics');

export const groupId = (role: TopicRole): string => `topics-${role}`;

interface Props {
  role: TopicRole;
  title: string;
  topics: readonly Topic[];
  onRemove: (topic: Topic) => void;
  onShow: (topic: Topic, shown: boolean) => void;
  /** The field that 'Add' opens; `close` shuts it. Without it the group has no 'Add' of its own. */
  field?: (close: () => void) => ReactNode;
}

/** The topics of one role. */
export function TopicGroup({ role, title, topics, onRemove, onShow, field }: Props) {
  const [adding, setAdding] = useState(false);
  const id = groupId(role);
  const close = () => {
    setAdding(false);
    document.getElementById(id)?.focus({ preventScroll: true });
  };
  const addButton = field && !adding && (
    <Button
      variant="secondary"
      size="sm"
      className="rounded-full!"
      icon={<Plus size={15} aria-hidden />}
      aria-describedby={id}
      onClick={() => setAdding(true)}
    >
      {t('add')}
    </Button>
  );
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2.5">
      <h3 id={id} tabIndex={-1} className="font-semibold text-ink-soft text-sm">
        {title}
      </h3>
      {topics.length > 0 ? (
        <TopicChips topics={topics} labelledBy={id} onRemove={onRemove} onShow={onShow} end={addButton} />
      ) : (
        addButton && <div>{addButton}</div>
      )}
      {adding && field?.(close)}
    </section>
  );
}
