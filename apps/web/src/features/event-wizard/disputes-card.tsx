import { isLanguage, languageNames } from '@serendip/texts/languages';
import { useEffect, useRef } from 'react';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { summarizeQuestion } from '../questions/summarize-question.ts';
import { settleDetail, settleQuestion } from './disputes.ts';
import type { EventDetails } from './event-details.ts';
import { joiningLabel } from './joining-fields.tsx';
import { publishChoices } from './publish-choices.ts';
import type { Wizard } from './wizard.ts';

const t = texts('eventWizard');

/** The words for an empty text, which means something in some fields. */
function emptyText(field: keyof EventDetails): string {
  if (field === 'publish') return publishChoices()[0].label;
  return t(field === 'guestJoin' || field === 'listed' ? 'disputes.off' : 'disputes.empty');
}

/** The words for a value that is one of a few choices; undefined for a typed text. */
function choiceLabel(field: keyof EventDetails, value: string): string | undefined {
  if (field === 'publish' && value === 'by_hand') return publishChoices()[1].label;
  if (field === 'joining') return joiningLabel(value);
  return (field === 'language' || field === 'secondLanguage') && isLanguage(value) ? languageNames[value] : undefined;
}

interface Dispute {
  key: string;
  label: string;
  theirs: string;
  mine: string;
  settle: (taken: boolean) => Wizard;
}

function disputesIn(wizard: Wizard): Dispute[] {
  const { details, stored, questions } = wizard;
  const shown = (field: keyof EventDetails, value = '') => choiceLabel(field, value) ?? (value || emptyText(field));
  return [
    ...wizard.disputed.map((field) => ({
      key: field,
      label: t(`fields.${field}`),
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
      const label = t('disputes.question', { number: String(index + 1) });
      return [{ key: question.key, label, theirs: theirs ?? '', mine: mine ?? '', settle }];
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
        {t('disputes.title')}
      </h3>
      <p className="text-ink-soft">{t('disputes.lead')}</p>
      <ul className="grid gap-4">
        {disputes.map((dispute) => (
          <li key={dispute.key} className="grid gap-2 border-line border-t pt-4">
            <p className="font-semibold">{dispute.label}</p>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
              <dt className="text-ink-faint">{t('disputes.theirs')}</dt>
              <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {dispute.theirs}
              </dd>
              <dt className="text-ink-faint">{t('disputes.yours')}</dt>
              <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {dispute.mine}
              </dd>
            </dl>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('disputes.keepNamed', { what: dispute.label })}
                onClick={() => choose(dispute, false)}
              >
                {t('disputes.keep')}
              </Button>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('disputes.takeNamed', { what: dispute.label })}
                onClick={() => choose(dispute, true)}
              >
                {t('disputes.take')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
