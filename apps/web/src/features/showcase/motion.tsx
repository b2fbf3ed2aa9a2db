import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chapter } from './specimen.tsx';

/** Class names are written out, so that the style sheet has them. */
const motions: readonly [name: string, style: string, use: string][] = [
  ['rise', 'animate-rise', 'new content'],
  ['drop', 'animate-drop', 'a short message'],
  ['pop', 'animate-pop', 'success'],
  ['shimmer', 'animate-shimmer', 'on its way'],
  ['spin', 'animate-spin', 'at work'],
];

/** The animations of the app. The button plays them again. */
export function Motion() {
  const [round, setRound] = useState(0);
  return (
    <Chapter
      id="motion"
      title="Motion"
      lead="Animations show where something comes from. They are off for people who ask their system for less motion."
    >
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {motions.map(([name, style, use]) => (
          <li key={name} className="grid gap-1.5 text-ink-soft text-xs">
            <span aria-hidden className="grid h-24 place-items-center rounded-md border border-line bg-surface">
              <span key={round} className={`size-10 rounded-md bg-accent ${style}`} />
            </span>
            <span>
              {name}: {use}
            </span>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="secondary" icon={<RotateCcw size={18} aria-hidden />} onClick={() => setRound(round + 1)}>
          Show again
        </Button>
      </div>
    </Chapter>
  );
}
