import { Megaphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';

const t = texts('words');

const WriteDialog = lazy(() => import('./write-dialog.tsx').then((loaded) => ({ default: loaded.WriteDialog })));

/** 'Write to guests', for hosts. The dialog loads with the first press. */
export function WriteButton({ eventId }: { eventId: string }) {
  const [writes, setWrites] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" icon={<Megaphone size={16} aria-hidden />} onClick={() => setWrites(true)}>
        {t('write')}
      </Button>
      {writes && (
        <Suspense>
          <WriteDialog eventId={eventId} onClose={() => setWrites(false)} />
        </Suspense>
      )}
    </>
  );
}
