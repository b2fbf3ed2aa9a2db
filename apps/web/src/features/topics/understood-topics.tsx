import type { Topic, TopicRole, Understood } from '@serendip/contract/topics';
import { useLayoutEffect } from 'react';
import { texts } from '../../language/texts.ts';
import { recoverFocus } from '../../lib/lost-focus.ts';
import { useUndo } from '../../lib/undo.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { AddTopic } from './add-topic.tsx';
import { AskBack } from './ask-back.tsx';
import { groups, isAsked } from './groups.ts';
import { MaybeFold } from './maybe-fold.tsx';
import { groupId, TopicGroup } from './topic-group.tsx';
import { type Removed, UndoLines, undoId } from './undo-lines.tsx';
import type { Topics } from './use-topics.ts';

const t = texts('topics');

interface Props {
  eventId: string;
  understood: Understood;
  topics: Topics;
}

/** The groups of topics: two always, two when not empty, and the rest under 'More'. */
export function UnderstoodTopics({ eventId, understood, topics: { add, show, remove, skip, refused } }: Props) {
  const undo = useUndo<Topic>();
  useFocusOn(undo.recent);
  const removeTopic = (topic: Topic) => {
    remove(topic.role, topic.phrase);
    undo.offer(topic);
  };
  const takeBack = ({ id, role, phrase, origin, shown }: Removed) => {
    undo.forget(id);
    add(role, phrase, { origin, shown });
    // The line disappears with its button.
    queueMicrotask(() => document.getElementById(groupId(role))?.focus({ preventScroll: true }));
  };
  const inRole = (role: TopicRole) => understood.topics.filter((topic) => topic.role === role);
  const field = (role: TopicRole, onLeave: () => void, takesFocus: boolean) => (
    <AddTopic
      eventId={eventId}
      role={role}
      label={t(`group.${role}`)}
      placeholder={t(`placeholder.${role}`)}
      own={inRole(role).flatMap(({ origin, phrase }) => (origin === 'own' ? [phrase] : []))}
      refused={refused}
      onAdd={(phrase) => add(role, phrase)}
      onLeave={onLeave}
      takesFocus={takesFocus}
    />
  );
  const first = understood.asks[0]?.role;
  return (
    <div className="grid grid-cols-1 gap-6">
      {groups
        .toSorted((a, b) => Number(b === first) - Number(a === first))
        .map((role) => {
          const ask = understood.asks.find((one) => one.role === role);
          const listed = inRole(role);
          const removed = undo.recent.filter((topic) => topic.role === role);
          if (!ask && !isAsked(role) && listed.length + removed.length === 0) return null;
          return (
            <div key={role} className="grid grid-cols-1 gap-2.5">
              {ask ? (
                <AskBack
                  ask={ask}
                  isFirst={role === first}
                  onAdd={(phrase) => add(role, phrase)}
                  onSkip={() => skip(ask.role)}
                  field={field(role, () => {}, false)}
                />
              ) : (
                <TopicGroup
                  role={role}
                  title={t(`group.${role}`)}
                  topics={listed}
                  onRemove={removeTopic}
                  onShow={({ role, phrase }, shown) => show(role, phrase, shown)}
                  {...(isAsked(role) ? { field: (close) => field(role, close, true) } : {})}
                />
              )}
              <UndoLines removed={removed} onUndo={takeBack} />
            </div>
          );
        })}
      <MaybeFold
        maybe={understood.maybe}
        onYes={({ role, phrase }) => add(role, phrase, { origin: 'own', shown: false })}
        onNo={({ role, phrase }) => remove(role, phrase)}
      />
      <Disclosure label={t('more')}>
        <div className="grid grid-cols-1 gap-4">
          {groups
            .filter((role) => !isAsked(role))
            .map((role) => (
              <div key={role} className="grid grid-cols-1 gap-1.5">
                <p aria-hidden className="font-semibold text-sm">
                  {t(`group.${role}`)}
                </p>
                {field(role, () => {}, false)}
              </div>
            ))}
        </div>
      </Disclosure>
    </div>
  );
}

/** A chip disappears with its button, so the focus moves to 'Undo', and to the group when that is gone. */
function useFocusOn(removed: readonly Removed[]) {
  const newest = removed.at(-1);
  useLayoutEffect(() => {
    if (!newest) return;
    recoverFocus(document.getElementById(undoId(newest)));
    return () => queueMicrotask(() => recoverFocus(document.getElementById(groupId(newest.role))));
  }, [newest]);
}
