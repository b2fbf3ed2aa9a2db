import type { ShownWord } from '@serendip/contract/words';
import { useState } from 'react';
import { texts } from '../../language/texts.ts';
import { useNow } from '../../lib/now.ts';
import { Button } from '../../ui/button.tsx';

const t = texts('evening');

/** A host's word until its time is over, by the server's clock. */
export function useShownWord(word: ShownWord | undefined, ahead: number): ShownWord | null {
  const now = useNow(5_000) + ahead;
  return word && Date.parse(word.until) > now ? word : null;
}

/** A host's word on a guest's phone, until the guest has read it. */
export function HostWord({ word, ahead }: { word: ShownWord | undefined; ahead: number }) {
  const shown = useShownWord(word, ahead);
  const [read, setRead] = useState<string | null>(null);
  if (!shown || shown.id === read) return null;
  return (
    <div role="status" className="grid grid-cols-1 gap-2 rounded-lg border border-line bg-surface p-4">
      <p className="font-semibold text-ink-soft text-xs">{t('fromHost')}</p>
      <p dir="auto" className="heading wrap-anywhere text-lg">
        {shown.heading}
      </p>
      <p dir="auto" className="wrap-anywhere max-h-60 overflow-y-auto whitespace-pre-line">
        {shown.text}
      </p>
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setRead(shown.id)}>
        {t('gotIt')}
      </Button>
    </div>
  );
}
