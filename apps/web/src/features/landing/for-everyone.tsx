import { Check, MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../language/texts.ts';
import { Card } from '../../ui/card.tsx';
import { EventCover } from '../event-facts/event-cover.tsx';

const t = texts('landing');

interface Side {
  title: string;
  lead: string;
  points: readonly string[];
  icon: ReactNode;
  /** The name from which its picture is drawn. */
  cover: string;
}

const sides = (): readonly Side[] => [
  {
    title: t('everyone.hosts'),
    lead: t('everyone.hostsLead'),
    points: [t('everyone.hostsCreate'), t('everyone.hostsShare'), t('everyone.hostsMatch'), t('everyone.hostsSee')],
    icon: <MapPin size={22} />,
    cover: 'Event Hosts',
  },
  {
    title: t('everyone.guests'),
    lead: t('everyone.guestsLead'),
    points: [
      t('everyone.guestsJoin'),
      t('everyone.guestsAnswer'),
      t('everyone.guestsMatch'),
      t('everyone.guestsWrite'),
    ],
    icon: <Users size={22} />,
    cover: 'Event Joiners',
  },
];

const SideCard = ({ title, lead, points, icon, cover }: Side) => (
  <Card flush className="shadow-lift">
    <EventCover name={cover} className="h-28 sm:h-36" />
    <div className="grid gap-5 p-6 sm:p-8">
      <div className="grid gap-1.5">
        <h3 className="heading flex items-center gap-2.5 text-2xl">
          <span aria-hidden className="text-accent-ink">
            {icon}
          </span>
          {title}
        </h3>
        <p className="text-ink-soft">{lead}</p>
      </div>
      <ul className="grid gap-3">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-2.5">
            <Check size={20} className="mt-0.5 shrink-0 text-positive-ink" aria-hidden />
            {point}
          </li>
        ))}
      </ul>
    </div>
  </Card>
);

export const ForEveryone = () => (
  <section aria-labelledby="everyone" className="safe-x mx-auto grid max-w-6xl gap-10 py-16 sm:py-24">
    <h2 id="everyone" className="heading text-3xl">
      {t('everyone.title')}
    </h2>
    <div className="grid gap-6 md:grid-cols-2">
      {sides().map((side) => (
        <SideCard key={side.title} {...side} />
      ))}
    </div>
  </section>
);
