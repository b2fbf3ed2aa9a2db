import { DoorOpen, Hourglass, WifiOff } from 'lucide-react';
import { texts } from '../../../language/texts.ts';

const t = texts('console');

const lines = [
  { id: 'leaves', icon: <DoorOpen size={18} /> },
  { id: 'late', icon: <Hourglass size={18} /> },
  { id: 'network', icon: <WifiOff size={18} /> },
] as const;

export const WhatToDo = () => (
  <section aria-labelledby="what-to-do" className="grid grid-cols-1 gap-3">
    <h2 id="what-to-do" className="heading text-xl">
      {t('whatToDo.title')}
    </h2>
    <ul className="grid grid-cols-1 gap-3">
      {lines.map(({ id, icon }) => (
        <li key={id} className="flex gap-3">
          <span aria-hidden className="mt-0.5 text-accent-ink">
            {icon}
          </span>
          <p className="text-sm">
            {t.rich('whatToDo.line', {
              when: t(`whatToDo.${id}.when`),
              advice: t(`whatToDo.${id}.advice`),
              strong: (when) => <strong>{when}</strong>,
              soft: (advice) => <span className="text-ink-soft">{advice}</span>,
            })}
          </p>
        </li>
      ))}
    </ul>
  </section>
);
