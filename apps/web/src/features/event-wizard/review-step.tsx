import { languageNames } from '@serendip/texts/languages';
import {
  CalendarDays,
  DoorOpen,
  EyeOff,
  Globe,
  Languages,
  MapPin,
  UserRoundPlus,
  UsersRound,
  Video,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { locale } from '../../language/locale.ts';
import { texts } from '../../language/texts.ts';
import { formatMoment } from '../../lib/dates.ts';
import { Card } from '../../ui/card.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { List } from '../../ui/list.tsx';
import { BothSidesNotice } from '../coach/both-sides-notice.tsx';
import { useReadings } from '../coach/queries.ts';
import { EventCover } from '../event-facts/event-cover.tsx';
import { isWebAddress } from '../events/is-web-address.ts';
import { WebLink } from '../events/web-link.tsx';
import { whenText } from '../events/when-text.ts';
import type { QuestionForm } from '../questions/question-form.ts';
import { useMost } from '../service/settings.ts';
import { detailsInput } from './event-details.ts';
import { joiningLabel } from './joining-fields.tsx';
import { LanguageNotice } from './language-notice.tsx';
import { QuestionRow } from './question-row.tsx';
import type { Wizard } from './wizard.ts';

const t = texts('eventWizard');

interface Props {
  /** The host's picture, if there is one. */
  cover: string | null;
  wizard: Wizard;
  onChange: (wizard: Wizard) => void;
  onAddQuestion: (form: QuestionForm) => void;
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className="flex min-w-0 items-start gap-2 text-ink-soft">
    <span aria-hidden className="mt-0.75 shrink-0 text-ink-faint">
      {icon}
    </span>
    <span dir="auto" className="wrap-anywhere min-w-0">
      {children}
    </span>
  </p>
);

const asLink = (text: string) => (isWebAddress(text) ? <WebLink href={text} text={text} /> : text);

function joiningText({ joining, joining_until: until }: ReturnType<typeof detailsInput>): string {
  const who = joiningLabel(joining) ?? '';
  return until ? t('joining.whoUntil', { who, moment: formatMoment(until) }) : who;
}

const languagesText = ({ language, second_language: second }: ReturnType<typeof detailsInput>) =>
  new Intl.ListFormat(locale(), { type: 'unit', style: 'short' }).format(
    [language, ...(second ? [second] : [])].map((code) => languageNames[code]),
  );

/** The event as it will look, and what its questions lack. */
export function ReviewStep({ cover, wizard, onChange, onAddQuestion }: Props) {
  const { details, questions } = wizard;
  const event = detailsInput(details);
  const most = useMost('questions_per_event');
  const readings = useReadings(questions.map(({ form }) => form));
  return (
    <div className="grid grid-cols-1 gap-8">
      <Card flush>
        <EventCover name={details.name} picture={cover} className="h-28 w-full sm:h-40" />
        <div className="grid grid-cols-1 gap-3 p-5 sm:p-6">
          <h3 dir="auto" className="heading break-words text-2xl">
            {details.name.trim()}
          </h3>
          <Fact icon={<CalendarDays size={18} />}>
            {details.eventDate ? (
              <time dateTime={details.eventDate}>{whenText(event, 'long')}</time>
            ) : (
              t('review.noDate')
            )}
          </Fact>
          {event.place && <Fact icon={<MapPin size={18} />}>{asLink(event.place)}</Fact>}
          {event.online_url && <Fact icon={<Video size={18} />}>{asLink(event.online_url)}</Fact>}
          {event.capacity && (
            <Fact icon={<UsersRound size={18} />}>{t('review.capacity', { most: String(event.capacity) })}</Fact>
          )}
          {event.guest_join && <Fact icon={<UserRoundPlus size={18} />}>{t('fields.guestJoin')}</Fact>}
          {event.listed && <Fact icon={<Globe size={18} />}>{t('review.listed')}</Fact>}
          {event.publish === 'by_hand' && <Fact icon={<EyeOff size={18} />}>{t('review.byHand')}</Fact>}
          {(event.joining !== 'anyone' || event.joining_until) && (
            <Fact icon={<DoorOpen size={18} />}>{joiningText(event)}</Fact>
          )}
          <Fact icon={<Languages size={18} />}>{languagesText(event)}</Fact>
          {details.description.trim() && (
            <p dir="auto" className="whitespace-pre-wrap break-words text-ink-soft">
              <LinkedText text={details.description.trim()} />
            </p>
          )}
        </div>
      </Card>
      <LanguageNotice wizard={wizard} onChange={onChange} />
      <section aria-labelledby="review-questions" className="grid grid-cols-1 gap-3">
        <h3 id="review-questions" className="heading text-xl">
          {t('review.questions', { count: questions.length })}
        </h3>
        {questions.length > 0 ? (
          <List>
            {questions.map((question, at) => (
              <QuestionRow key={question.key} question={question} asks={readings?.[at]} />
            ))}
          </List>
        ) : (
          <p className="text-ink-soft">{t('review.noQuestions')}</p>
        )}
        <BothSidesNotice
          questions={questions.map(({ form }) => form)}
          room={questions.length < most}
          onAdd={onAddQuestion}
        />
      </section>
    </div>
  );
}
