import { LockKeyhole, type LucideIcon, RefreshCw, Sparkles } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { AiNote } from '../service/ai-note.tsx';

const points: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Sparkles,
    title: 'Smart Matching',
    text: 'Your answers help find the right people for you at every event you join.',
  },
  {
    icon: RefreshCw,
    title: 'Always Updatable',
    text: 'Change or clear an answer whenever you like. It saves automatically and counts the next time matching runs.',
  },
  {
    icon: LockKeyhole,
    title: 'Private & Secure',
    text: 'Nobody else can read your answers. Your matches see short reasons with a few common words, and topics that you let them read.',
  },
];

export const HowPreferencesWork = () => (
  <Card className="grid gap-5">
    <h2 className="heading text-xl">How Preferences Work</h2>
    <ul className="grid gap-5 sm:grid-cols-3">
      {points.map(({ icon: Icon, title, text }) => (
        <li key={title} className="grid grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1 sm:grid-cols-1 sm:gap-y-2">
          <span className="row-span-2 grid size-10 place-items-center rounded-md bg-accent-soft text-accent-ink sm:row-span-1">
            <Icon size={20} aria-hidden />
          </span>
          <h3 className="font-semibold">{title}</h3>
          <p className="text-ink-soft text-sm">{text}</p>
        </li>
      ))}
    </ul>
    <AiNote />
  </Card>
);
