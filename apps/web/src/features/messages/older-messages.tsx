import { useEffect, useRef } from 'react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { StatusLine } from '../../ui/status-line.tsx';

const t = texts('messages');

interface Props {
  loading: boolean;
  failed: boolean;
  onLoad: () => void;
}

/** Above the oldest loaded message: loads the page before it when it scrolls near. */
export function OlderMessages({ loading, failed, onLoad }: Props) {
  const mark = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  load.current = onLoad;
  useEffect(() => {
    if (!mark.current || loading || failed) return;
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && load.current(), {
      root: mark.current.closest('[data-scroller]'),
      rootMargin: '600px 0px 0px',
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [loading, failed]);
  return (
    <div ref={mark} className="grid min-h-11 place-content-center justify-items-center gap-2 text-center">
      {failed ? (
        <>
          <p role="alert" className="text-negative-ink text-sm">
            {t('failed')}
          </p>
          <Button variant="secondary" size="sm" onClick={onLoad}>
            {t('tryAgain')}
          </Button>
        </>
      ) : (
        <StatusLine busy>{t('loadingEarlier')}</StatusLine>
      )}
    </div>
  );
}
