import { BellOff, BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { type PushState, readPushState, turnOffPush, turnOnPush } from './push.ts';

const t = texts('notifications');

interface Props {
  /** The label of the button that turns push on. */
  label: string;
  /** Whether the button can also turn push off. */
  both?: boolean;
}

/**
 * Turns push on in this browser. The browser asks for permission, only after a tap. Nothing where push is impossible.
 */
export function PushButton({ label, both = false }: Props) {
  const [state, setState] = useState<PushState>('impossible');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let gone = false;
    readPushState().then(
      (now) => !gone && setState(now),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  if (state === 'impossible' || (!both && state === 'on')) return null;
  if (state === 'denied')
    return (
      <p role="status" className="text-ink-soft text-sm">
        {t('pushHere.denied')}
      </p>
    );

  const turn = async () => {
    setBusy(true);
    try {
      const now = state === 'on' ? await turnOffPush() : await turnOnPush();
      setState(now);
      if (now === 'on') toast.success(t('pushHere.isOn'));
    } catch (error) {
      toast.error(statusMessage(error, t('pushHere.failed')));
    }
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      icon={state === 'on' ? <BellOff size={18} aria-hidden /> : <BellRing size={18} aria-hidden />}
      loading={busy}
      onClick={turn}
    >
      {state === 'on' ? t('pushHere.turnOff') : label}
    </Button>
  );
}
