import { mayBeRead } from '@serendip/contract/readable-topic';
import type { Topic } from '@serendip/contract/topics';
import { Eye, EyeOff } from 'lucide-react';
import { useId } from 'react';
import { texts } from '../../language/texts.ts';

const t = texts('topics');

interface Props {
  topic: Topic;
  /** The element that holds the phrase: all switches have the same label. */
  phraseId: string;
  onChange: (shown: boolean) => void;
}

/** Why the eye of a topic stays closed; null where it can be opened. */
const reasonToHide = ({ sensitive, phrase }: Topic): string | null =>
  sensitive ? t('eye.sensitive') : mayBeRead(phrase) ? null : t('eye.personal');

/** Opens or closes a topic of one's own to one's matches. */
export function EyeSwitch({ topic, phraseId, onChange }: Props) {
  const id = useId();
  const hidden = reasonToHide(topic);
  const Icon = topic.shown ? Eye : EyeOff;
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-checked={topic.shown}
        aria-label={t('eye.mayRead')}
        aria-describedby={hidden ? `${phraseId} ${id}` : phraseId}
        aria-disabled={hidden !== null}
        title={hidden ?? (topic.shown ? t('eye.mayRead') : t('eye.mayNotRead'))}
        onClick={() => hidden === null && onChange(!topic.shown)}
        className="relative -mr-1.5 grid size-9 shrink-0 place-items-center rounded-full opacity-80 transition before:absolute before:-inset-y-1 before:inset-x-0 hover:opacity-100 aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
      >
        <Icon size={16} aria-hidden />
      </button>
      {hidden && (
        <span id={id} hidden>
          {hidden}
        </span>
      )}
    </>
  );
}
