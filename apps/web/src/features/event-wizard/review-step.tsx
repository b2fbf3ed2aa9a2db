import { CalendarDays, MapPin, UserRoundPlus, UsersRound, Video } from 'lucide-react';
import type { ReactNode } from 'react';
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
import { QuestionRow } from './question-row.tsx';
import type { Wizard } from './wizard.ts';

interface Props {
  wizard: Wizard;
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

/** The event as it will look, and what its questions lack. */
export function ReviewStep({ wizard: { details, questions }, onAddQuestion }: Props) {
  const event = detailsInput(details);
  const most = useMost('questions_per_event');
  const readings = useReadings(questions.map(({ form }) => form));
  return (
    <div className="grid grid-cols-1 gap-8">
      <Card flush>
        <EventCover name={details.name} className="h-28 sm:h-40" />
        <div className="grid grid-cols-1 gap-3 p-5 sm:p-6">
          <h3 dir="auto" className="heading break-words text-2xl">
            {details.name.trim()}
          </h3>
          <Fact icon={<CalendarDays size={18} />}>
            {details.eventDate ? <time dateTime={details.eventDate}>{whenText(event, 'long')}</time> : 'No date yet'}
          </Fact>
          {event.place && <Fact icon={<MapPin size={18} />}>{asLink(event.place)}</Fact>}
          {event.online_url && <Fact icon={<Video size={18} />}>{asLink(event.online_url)}</Fact>}
          {event.capacity && <Fact icon={<UsersRound size={18} />}>{`Up to ${event.capacity} people`}</Fact>}
          {event.guest_join && <Fact icon={<UserRoundPlus size={18} />}>Guests may join without a password</Fact>}
          {details.description.trim() && (
            <p dir="auto" className="whitespace-pre-wrap break-words text-ink-soft">
              <LinkedText text={details.description.trim()} />
            </p>
          )}
        </div>
      </Card>
      <section aria-labelledby="review-questions" className="grid grid-cols-1 gap-3">
        <h3 id="review-questions" className="heading text-xl">
          {questions.length === 0
            ? 'No questions'
            : questions.length === 1
              ? '1 question'
              : `${questions.length} questions`}
        </h3>
        {questions.length > 0 ? (
          <List>
            {questions.map((question, at) => (
              <QuestionRow key={question.key} question={question} asks={readings?.[at]} />
            ))}
          </List>
        ) : (
          <p className="text-ink-soft">Joiners will be matched by their profiles. You can add questions at any time.</p>
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
