import { Lock } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { cx } from '../../lib/cx.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FieldError } from '../../ui/field.tsx';
import { AiNote } from '../service/ai-note.tsx';
import { RetentionNote } from '../service/retention-note.tsx';
import { MembershipHeading } from './membership-heading.tsx';

const t = texts('membership');

const steps = [
  { title: 'join.answer', text: 'join.answerText' },
  { title: 'join.wait', text: 'join.waitText' },
  { title: 'join.matches', text: 'join.matchesText' },
] as const;

const thumbBar =
  'z-20 border-line max-lg:safe-x max-lg:safe-bottom max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t max-lg:bg-canvas/90 max-lg:pt-3 max-lg:backdrop-blur-md';

interface Props {
  name: string;
  /** Hosts let people in. */
  asks: boolean;
  /** All places are taken, so joining leads to the waiting list. */
  full: boolean;
  /** The button's label while joining or leaving. */
  busyLabel: string | null;
  error: string | null;
  /** On phones the button stays at the bottom of the window. */
  atThumb: boolean;
  onJoin: () => void;
}

export const ReadyToJoin = ({ name, asks, full, busyLabel, error, atThumb, onJoin }: Props) => (
  <Card className="grid grid-cols-1 gap-5">
    <MembershipHeading>{t.rich('join.title', { name, event: (words) => <bdi>{words}</bdi> })}</MembershipHeading>
    <ol className="grid gap-4">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-3.5">
          <span
            aria-hidden
            className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-bold text-accent-ink text-sm"
          >
            {index + 1}
          </span>
          <div>
            <p className="font-semibold">{t(title)}</p>
            <p className="text-ink-soft text-sm">{t(text)}</p>
          </div>
        </li>
      ))}
    </ol>
    {asks && <p className="text-ink-soft text-sm">{t('join.asks')}</p>}
    {full && !asks && <p className="text-ink-soft text-sm">{t('join.full')}</p>}
    <div className={cx('grid gap-2', atThumb && thumbBar)}>
      <FieldError error={error} />
      <Button size="lg" block onClick={onJoin} loading={busyLabel !== null}>
        {busyLabel ?? (asks ? t('join.ask') : full ? t('join.waitingList') : t('join.button'))}
      </Button>
    </div>
    <p className="flex gap-2 text-ink-faint text-xs">
      <Lock size={14} className="mt-0.5 shrink-0" aria-hidden />
      {t('join.privacy')}
    </p>
    <RetentionNote />
    <AiNote />
  </Card>
);
