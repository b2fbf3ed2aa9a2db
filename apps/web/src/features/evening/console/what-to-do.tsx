import { DoorOpen, Hourglass, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';

const lines: { icon: ReactNode; when: string; advice: string }[] = [
  {
    icon: <DoorOpen size={18} />,
    when: 'Somebody leaves',
    advice: "They tap 'I have to go', or you tap 'Check out'. Anyone left alone gets another room.",
  },
  {
    icon: <Hourglass size={18} />,
    when: 'Somebody is late',
    advice:
      'They scan the code on the stage, or you check them in. They get a free place in a room, or a room in the next round.',
  },
  {
    icon: <WifiOff size={18} />,
    when: 'The network fails',
    advice:
      'Phones keep a copy of the plan, and the clock keeps running. Read the rooms aloud to guests whose phone has no power.',
  },
];

export const WhatToDo = () => (
  <section aria-labelledby="what-to-do" className="grid grid-cols-1 gap-3">
    <h2 id="what-to-do" className="heading text-xl">
      What to do when…
    </h2>
    <ul className="grid grid-cols-1 gap-3">
      {lines.map(({ icon, when, advice }) => (
        <li key={when} className="flex gap-3">
          <span aria-hidden className="mt-0.5 text-accent-ink">
            {icon}
          </span>
          <p className="text-sm">
            <strong>{when}.</strong> <span className="text-ink-soft">{advice}</span>
          </p>
        </li>
      ))}
    </ul>
  </section>
);
