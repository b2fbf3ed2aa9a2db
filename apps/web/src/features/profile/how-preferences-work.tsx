import { LockKeyhole, RefreshCw, Sparkles } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { Card } from '../../ui/card.tsx';
import { AiNote } from '../service/ai-note.tsx';

const t = texts('profile');

const points = [
  { id: 'matching', Icon: Sparkles },
  { id: 'updates', Icon: RefreshCw },
  { id: 'privacy', Icon: LockKeyhole },
] as const;

export const HowPreferencesWork = () => (
  <Card className="grid gap-5">
    <h2 className="heading text-xl">{t('how.title')}</h2>
    <ul className="grid gap-5 sm:grid-cols-3">
      {points.map(({ id, Icon }) => (
        <li key={id} className="grid grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1 sm:grid-cols-1 sm:gap-y-2">
          <span className="row-span-2 grid size-10 place-items-center rounded-md bg-accent-soft text-accent-ink sm:row-span-1">
            <Icon size={20} aria-hidden />
          </span>
          <h3 className="font-semibold">{t(`how.${id}.title`)}</h3>
          <p className="text-ink-soft text-sm">{t(`how.${id}.text`)}</p>
        </li>
      ))}
    </ul>
    <AiNote />
  </Card>
);
