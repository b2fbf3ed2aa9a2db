import { CalendarDays, Check, MessageCircle, Users } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { cx } from '../../lib/cx.ts';
import { initials } from '../../lib/initials.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { EventCover } from '../event-facts/event-cover.tsx';

const t = texts('landing');

/** In the engine's own words. */
const matches = [
  { alias: 'brave-otter', fit: 'picture.strongFit', reason: 'picture.bookkeeping' },
  { alias: 'calm-falcon', fit: 'picture.goodFit', reason: 'picture.website' },
  { alias: 'mellow-wren', fit: 'picture.hello', reason: 'picture.sailing' },
] as const;

const EventCard = () => (
  <Card flush className="shadow-lift">
    <EventCover name="Founders Night" className="h-32 sm:h-40" />
    <div className="grid gap-3 p-5 pb-11">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <p className="heading text-xl">{t('picture.event')}</p>
        <Badge tone="positive" icon={<Check size={14} aria-hidden />}>
          {t('picture.youAreIn')}
        </Badge>
      </div>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
        <span className="inline-flex items-center gap-1.5">
          <CalendarDays size={16} /> {t('picture.time')}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Users size={16} /> {t('picture.joined')}
        </span>
      </p>
    </div>
  </Card>
);

const MatchesCard = () => (
  <Card className="grid gap-4 pb-10 shadow-float sm:pb-11">
    <p className="heading text-lg">{t('picture.matches')}</p>
    {matches.map(({ alias, fit, reason }, index) => (
      <div
        key={alias}
        className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 not-first:border-line not-first:border-t not-first:pt-4"
      >
        <Avatar initials={initials(alias)} seed={alias} />
        <div>
          <p className="font-semibold">{alias}</p>
          <p className={cx('text-sm', index === 0 ? 'font-semibold text-accent-ink' : 'text-ink-soft')}>{t(fit)}</p>
        </div>
        <p className="col-span-2 text-sm">{t(reason)}</p>
      </div>
    ))}
  </Card>
);

const Bubble = () => (
  <div className="flex items-center gap-3 rounded-full border border-line bg-raised py-2.5 pr-5 pl-3 shadow-float">
    <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
      <MessageCircle size={18} />
    </span>
    <p className="font-medium text-sm">{t('picture.message')}</p>
  </div>
);

/** A guest's screen, made of the app's own components. Nothing in it is interactive. */
export const ProductPicture = () => (
  <figure className="relative">
    <figcaption className="sr-only">{t('picture.caption')}</figcaption>
    <div aria-hidden inert className="relative isolate mx-auto max-w-md sm:max-w-lg lg:mr-0">
      <div className="-inset-6 -z-10 absolute rounded-[3rem] bg-linear-to-br from-accent-soft to-transparent sm:-inset-10" />
      <div className="animate-rise">
        <EventCard />
      </div>
      <div className="-mt-6 ml-4 animate-rise [animation-delay:120ms] sm:ml-16">
        <MatchesCard />
      </div>
      <div className="-mt-5 relative w-fit animate-rise [animation-delay:240ms] sm:-ml-6">
        <Bubble />
      </div>
    </div>
  </figure>
);
