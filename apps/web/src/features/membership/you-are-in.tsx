import { PartyPopper } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import { SpotMe } from '../cards/spot-me.tsx';
import { PersonMenu } from '../safety/person-menu.tsx';
import { MembershipHeading } from './membership-heading.tsx';

const t = texts('membership');

interface Props {
  /** The host is gone, so there will be no more matching. */
  closed: 'host gone' | 'not opened' | null;
  /** How to spot the person there; undefined while the event is unknown. */
  spot?: { eventId: string; spotMe: string | null } | undefined;
  /** Whom a guest may block or report. Null for the host. */
  host: { id: string; email: string } | null;
  /** The button's label while joining or leaving. */
  busyLabel: string | null;
  error: string | null;
  /** The question before leaving, where something is lost by it. */
  asks?: { title: string; description: string } | null;
  onLeave: () => void;
  /** The matches are there, or only rooms, as for somebody who came late; or something is left to answer, or nothing. */
  phase: 'matched' | 'rooms' | 'asks' | 'waits';
  /** How many questions to answer first, and how to get there. Null: there is enough to match by. */
  toAnswer: { count: number; begin: () => void } | null;
}

const leads = {
  'host gone': 'in.hostGone',
  'not opened': 'in.notOpened',
  asks: 'in.asks',
  waits: 'in.waits',
  matched: 'in.matched',
  rooms: 'in.rooms',
} as const;

export function YouAreIn({ closed, spot, host, busyLabel, error, asks = null, onLeave, phase, toAnswer }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <Card tone="tinted" className="grid gap-4">
      <div className="flex items-center gap-3.5">
        <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
          <PartyPopper size={22} />
        </span>
        <MembershipHeading>{t('in.title')}</MembershipHeading>
      </div>
      <p className="text-ink-soft text-sm">{t(leads[closed ?? phase])}</p>
      {toAnswer && (
        <div className="grid gap-1.5">
          <Button size="lg" block onClick={toAnswer.begin}>
            {t('in.answer', { count: toAnswer.count })}
          </Button>
          <p className="text-center text-ink-soft text-sm">{t('in.time')}</p>
        </div>
      )}
      {spot && !closed && <SpotMe {...spot} />}
      <div className="grid gap-2">
        <FieldError error={error} />
        <div className="flex items-center justify-between gap-3">
          <Button
            variant="secondary"
            size="sm"
            onClick={asks ? () => setAsking(true) : onLeave}
            loading={busyLabel !== null}
          >
            {busyLabel ?? t('leave.button')}
          </Button>
          {host && spot && <PersonMenu person={{ id: host.id, alias: host.email }} event={{ id: spot.eventId }} />}
        </div>
      </div>
      {asks && (
        <ConfirmDialog
          open={asking}
          title={asks.title}
          description={asks.description}
          confirmLabel={t('leave.button')}
          cancelLabel={t('leave.stay')}
          danger
          onConfirm={() => {
            setAsking(false);
            onLeave();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </Card>
  );
}
