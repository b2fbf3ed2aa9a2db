import { CalendarDays, Check, MessageCircle, Users } from 'lucide-react';
import { initials } from '../../lib/initials.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { EventCover } from '../event-facts/event-cover.tsx';

const matches = [
  {
    alias: 'brave-otter',
    score: 96,
    category: 'Mutual Connections',
    reason: 'You are looking for a technical co-founder; they build backends and want to start something.',
  },
  {
    alias: 'calm-falcon',
    score: 88,
    category: 'Can Receive Help',
    reason: 'They have raised a seed round; you are about to.',
  },
  {
    alias: 'mellow-wren',
    score: 81,
    category: 'Can Help Others',
    reason: 'They are looking for their first customers; you know clinics.',
  },
];

const EventCard = () => (
  <Card flush className="shadow-lift">
    <EventCover name="Founders Night" className="h-32 sm:h-40" />
    <div className="grid gap-3 p-5 pb-11">
      <div className="flex items-start justify-between gap-3">
        <p className="heading text-xl">Founders Night</p>
        <Badge tone="positive" icon={<Check size={14} aria-hidden />}>
          You're In!
        </Badge>
      </div>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
        <span className="inline-flex items-center gap-1.5">
          <CalendarDays size={16} /> Thursday, 19:00
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Users size={16} /> 40 joined
        </span>
      </p>
    </div>
  </Card>
);

const MatchesCard = () => (
  <Card className="grid gap-4 pb-10 shadow-float sm:pb-11">
    <p className="heading text-lg">Your Matches</p>
    {matches.map(({ alias, score, category, reason }) => (
      <div
        key={alias}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 not-first:border-line not-first:border-t not-first:pt-4"
      >
        <Avatar initials={initials(alias)} seed={alias} />
        <div>
          <p className="font-semibold">@{alias}</p>
          <p className="text-accent-ink text-xs">{category}</p>
        </div>
        <ProgressRing label="Match" value={score} size={44}>
          <span className="text-xs">{score}</span>
        </ProgressRing>
        <p className="col-span-3 text-ink-soft text-sm">{reason}</p>
      </div>
    ))}
  </Card>
);

const Bubble = () => (
  <div className="flex items-center gap-3 rounded-full border border-line bg-raised py-2.5 pr-5 pl-3 shadow-float">
    <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
      <MessageCircle size={18} />
    </span>
    <p className="font-medium text-sm">Room 4, by the window? On my way.</p>
  </div>
);

/** A guest's screen, made of the app's own components. Nothing in it is interactive. */
export const ProductPicture = () => (
  <figure className="relative">
    <figcaption className="sr-only">
      An event in Serendip: a guest has joined, sees three people to meet and why, and gets a first message.
    </figcaption>
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
