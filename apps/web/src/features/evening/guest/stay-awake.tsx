import { useState } from 'react';
import { texts } from '../../../language/texts.ts';
import { useWakeLock } from '../../../lib/wake-lock.ts';
import { Switch } from '../../../ui/switch.tsx';

const t = texts('evening');

/** Keeps the screen on while the guest wants it, where the browser can. */
export function StayAwake() {
  const [on, setOn] = useState(false);
  const able = useWakeLock(on);
  return able ? (
    <Switch label={t('keepScreenOn')} checked={on} onChange={(event) => setOn(event.target.checked)} />
  ) : null;
}
