import { CircleAlert, CircleCheck } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import type { Topics } from './use-topics.ts';

const t = texts('topics');

/** Shows whether the changes are saved. Unsaved ones stay on this device. */
export function TopicsStatus({
  saving,
  failed,
  changed,
  retry,
}: Pick<Topics, 'saving' | 'failed' | 'changed' | 'retry'>) {
  if (saving) return <StatusLine busy>{t('saving')}</StatusLine>;
  if (failed > 0)
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusLine icon={<CircleAlert size={16} className="text-negative-ink" aria-hidden />}>
          {t('unsaved', { count: failed })}
        </StatusLine>
        <Button variant="secondary" size="sm" onClick={retry}>
          {t('retry')}
        </Button>
      </div>
    );
  return (
    <StatusLine
      className={changed ? '' : 'sr-only'}
      icon={changed ? <CircleCheck size={16} className="text-positive-ink" aria-hidden /> : null}
    >
      {changed ? t('allSaved') : ''}
    </StatusLine>
  );
}
