import { useQuery } from '@tanstack/react-query';
import { ListChecks, PartyPopper } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedToLoad } from '../../ui/failed-to-load.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HowPreferencesWork } from './how-preferences-work.tsx';
import { PreferenceItem } from './preference-item.tsx';
import { progressOf } from './progress.ts';
import { ProgressCard } from './progress-card.tsx';
import { profileAnswers } from './queries.ts';

const t = texts('profile');

/** The general questions with the user's answers and progress. */
export function Preferences() {
  const { data, isPending, isFetching, refetch } = useQuery(profileAnswers);
  if (isPending) return <PreferencesLoading />;
  if (!data)
    return (
      <FailedToLoad retry={() => void refetch()} again={isFetching}>
        {t('failedToLoad')}
      </FailedToLoad>
    );
  const { questions, preferences } = data;
  if (questions.length === 0)
    return (
      <EmptyState icon={<ListChecks size={26} />} title={t('none')}>
        {t('noneHint')}
      </EmptyState>
    );
  const stored = new Map(preferences.map((each) => [each.question_id, each.effective_value]));
  const progress = progressOf(
    questions.map(({ id }) => id),
    new Set(stored.keys()),
  );
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-8">
      <div className="lg:sticky lg:top-[calc(6rem+var(--notice-height))] lg:order-last">
        <ProgressCard progress={progress} />
      </div>
      <div className="grid grid-cols-1 gap-5">
        {progress.is_complete && <ProfileComplete />}
        <h2 className="sr-only">{t('questions')}</h2>
        <ol className="grid grid-cols-1 gap-5">
          {questions.map((question, index) => (
            <PreferenceItem key={question.id} question={question} number={index + 1} stored={stored.get(question.id)} />
          ))}
        </ol>
        <HowPreferencesWork />
      </div>
    </div>
  );
}

const PreferencesLoading = () => (
  <Loading label={t('loading')}>
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-8">
      <Skeleton className="h-60 rounded-xl lg:order-last lg:h-80" />
      <div className="grid gap-5">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-68 rounded-xl" />
        ))}
      </div>
    </div>
  </Loading>
);

/** Shown when every question is answered. */
const ProfileComplete = () => (
  <Card tone="tinted" className="grid animate-rise justify-items-center gap-4 text-center">
    <span className="grid size-14 place-items-center rounded-full bg-accent text-on-accent">
      <PartyPopper size={26} aria-hidden />
    </span>
    <div className="grid max-w-md gap-1.5">
      <h2 className="heading text-2xl">{t('allDone')}</h2>
      <p className="text-ink-soft">{t('allDoneHint')}</p>
    </div>
    <LinkButton to="/dashboard">{t('toYourEvents')}</LinkButton>
  </Card>
);
