import type { Understood } from '@serendip/contract/topics';
import { ChevronDown, Lock } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { cx } from '../../lib/cx.ts';
import { useMediaQuery } from '../../lib/media.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AiNote } from '../service/ai-note.tsx';
import { TopicsStatus } from './topics-status.tsx';
import { UnderstoodTopics } from './understood-topics.tsx';
import type { Topics } from './use-topics.ts';

const t = texts('topics');

interface Props {
  eventId: string;
  understood: Understood;
  topics: Topics;
  matched: boolean;
  visits: number;
}

/** The card. On small screens it is collapsed unless it asks something. */
export function UnderstoodPanel({ eventId, understood, topics, matched, visits }: Props) {
  const isSmall = useMediaQuery('(max-width: 639px)');
  const [unfolded, setUnfolded] = useState<boolean | null>(null);
  const bodyId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const seen = useRef(0);
  useEffect(() => {
    if (visits === seen.current) return;
    seen.current = visits;
    setUnfolded(true);
    const place = headingRef.current;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    place?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' });
    place?.focus({ preventScroll: true });
  }, [visits]);
  const folds = isSmall && understood.asks.length === 0;
  // The card stays open while the user changes something in it.
  const open = !folds || (unfolded ?? (topics.changed || topics.saving || topics.failed > 0));
  return (
    <Card className={cx('grid grid-cols-1', open ? 'gap-5' : 'gap-0 max-sm:px-4 max-sm:py-2')}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2
          ref={headingRef}
          tabIndex={-1}
          className={cx('heading outline-none', folds ? 'text-base' : 'text-2xl max-sm:text-xl')}
        >
          {t('title')}
        </h2>
        {folds && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={bodyId}
            onClick={() => setUnfolded(!open)}
            className="-mr-2 inline-flex min-h-11 items-center gap-1 rounded-sm px-2 font-semibold text-ink-soft text-sm"
          >
            {t('count', { count: understood.topics.length })}
            <ChevronDown size={16} aria-hidden className={cx('transition-[rotate]', open && 'rotate-180')} />
          </button>
        )}
      </div>
      <div id={bodyId} hidden={!open} className={open ? 'grid grid-cols-1 gap-6' : undefined}>
        <UnderstoodTopics eventId={eventId} understood={understood} topics={topics} />
        <TopicsStatus {...topics} />
        {topics.firstAdded && <Notice>{t('eye.areOpen')}</Notice>}
        {topics.keptClosed && <Notice>{t('eye.staysClosed')}</Notice>}
        {topics.changed && matched && <Notice>{t('untilNextRun')}</Notice>}
        <div className="grid grid-cols-1 gap-2">
          <p className="flex gap-2 text-ink-faint text-xs">
            <Lock size={14} className="mt-0.5 shrink-0" aria-hidden />
            {t('hostsNeverSee')}
          </p>
          <AiNote />
        </div>
      </div>
    </Card>
  );
}
