import { useState } from 'react';
import { useWakeLock } from '../../../lib/wake-lock.ts';
import { Switch } from '../../../ui/switch.tsx';

/** Keeps the screen on while the guest wants it, where the browser can. */
export function StayAwake() {
  const [on, setOn] = useState(false);
  const able = useWakeLock(on);
  return able ? (
    <Switch label="Keep my screen on" checked={on} onChange={(event) => setOn(event.target.checked)} />
  ) : null;
}
