import type { Topic } from '@serendip/contract/topics';
import { Check, Lock, X } from 'lucide-react';
import { useId } from 'react';
import { texts } from '../../language/texts.ts';
import { cx } from '../../lib/cx.ts';
import { EyeSwitch } from './eye-switch.tsx';

const t = texts('topics');

interface Props {
  topic: Topic;
  onRemove: () => void;
  onShow: (shown: boolean) => void;
}

/** A topic with its remove button. The user's own ones carry a check mark and an eye, sensitive ones a lock. */
export function TopicChip({ topic, onRemove, onShow }: Props) {
  const { role, phrase, origin, sensitive } = topic;
  const id = useId();
  return (
    <li
      className={cx(
        'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border pl-3 text-sm',
        origin === 'own' ? 'border-transparent bg-accent-soft text-accent-ink' : 'border-line bg-surface text-ink',
      )}
    >
      {origin === 'own' && <Check size={15} className="shrink-0" role="img" aria-label={t('yours')} />}
      {sensitive && <Lock size={14} className="shrink-0" role="img" aria-label={t('sensitive')} />}
      <span id={id} dir="auto" className="min-w-0 py-1.5 font-medium [overflow-wrap:anywhere]">
        {phrase}
      </span>
      {origin === 'own' && role !== 'avoid' && <EyeSwitch topic={topic} phraseId={id} onChange={onShow} />}
      <button
        type="button"
        aria-label={t('remove', { topic: phrase })}
        onClick={onRemove}
        className="relative grid size-9 shrink-0 place-items-center rounded-full opacity-70 transition before:absolute before:-inset-1 hover:opacity-100"
      >
        <X size={15} aria-hidden />
      </button>
    </li>
  );
}
