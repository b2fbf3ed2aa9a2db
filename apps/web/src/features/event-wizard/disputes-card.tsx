import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { summarizeQuestion } from '../questions/summarize-question.ts';
import { settleDetail, settleQuestion } from './disputes.ts';
import type { EventDetails } from './event-details.ts';
import type { Wizard } from './wizard.ts';

const labels: Record<keyof EventDetails, string> = {
  name: 'Event name',
  description: 'Description',
  eventDate: 'Event date',
  startTime: 'Start time',
  endTime: 'End time',
  timeZone: 'Time zone',
  place: 'Place',
  onlineUrl: 'Link',
  capacity: 'Capacity',
  guestJoin: 'Guests may join without a password',
};

interface Dispute {
  key: string;
  label: string;
  theirs: string;
  mine: string;
  settle: (taken: boolean) => Wizard;
}

function disputesIn(wizard: Wizard): Dispute[] {
  const { details, stored, questions } = wizard;
  const shown = (field: keyof EventDetails, value = '') => (field === 'guestJoin' ? value || 'no' : value || 'nothing');
  return [
    ...wizard.disputed.map((field) => ({
      key: field,
      label: labels[field],
      theirs: shown(field, stored?.details[field]),
      mine: shown(field, details[field]),
      settle: (taken: boolean) => settleDetail(wizard, field, taken),
    })),
    ...questions.flatMap((question, index) => {
      if (!question.disputed || !question.stored) return [];
      const [theirs, mine] = [question.stored.form, question.form].map((form) =>
        [form.text, summarizeQuestion(form), form.matching_context].filter(Boolean).join(' · '),
      );
      const settle = (taken: boolean) => settleQuestion(wizard, question.key, taken);
      return [{ key: question.key, label: `Question ${index + 1}`, theirs: theirs ?? '', mine: mine ?? '', settle }];
    }),
  ];
}

/** The changes that somebody else saved meanwhile, beside those typed here. Without a choice, the typed text is saved. */
export function Disputes({ wizard, onSettle }: { wizard: Wizard; onSettle: (wizard: Wizard) => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const disputes = disputesIn(wizard);
  const any = disputes.length > 0;
  useEffect(() => {
    if (any) heading.current?.focus();
  }, [any]);
  if (!any) return null;
  const choose = (dispute: Dispute, taken: boolean) => {
    onSettle(dispute.settle(taken));
    heading.current?.focus();
  };
  return (
    <Card className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="heading text-xl">
        Somebody else changed this event
      </h3>
      <p className="text-ink-soft">What you typed is saved when you update, unless you take theirs.</p>
      <ul className="grid gap-4">
        {disputes.map((dispute) => (
          <li key={dispute.key} className="grid gap-2 border-line border-t pt-4">
            <p className="font-semibold">{dispute.label}</p>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
              <dt className="text-ink-faint">Theirs</dt>
              <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {dispute.theirs}
              </dd>
              <dt className="text-ink-faint">Yours</dt>
              <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {dispute.mine}
              </dd>
            </dl>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Keep yours: ${dispute.label}`}
                onClick={() => choose(dispute, false)}
              >
                Keep yours
              </Button>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Take theirs: ${dispute.label}`}
                onClick={() => choose(dispute, true)}
              >
                Take theirs
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
