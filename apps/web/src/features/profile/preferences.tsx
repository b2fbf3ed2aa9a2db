import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { HowPreferencesWork } from './how-preferences-work.tsx';
import { PreferenceItem } from './preference-item.tsx';
import { PreferencesLoading } from './preferences-loading.tsx';
import { ProfileComplete } from './profile-complete.tsx';
import { progressOf } from './progress.ts';
import { ProgressCard } from './progress-card.tsx';
import { profileAnswers } from './queries.ts';

/** The general questions with the user's answers and progress. */
export function Preferences() {
  const { data, isPending, refetch } = useQuery(profileAnswers);
  if (isPending) return <PreferencesLoading />;
  if (!data)
    return (
      <Notice
        tone="negative"
        action={
          <Button size="sm" variant="secondary" onClick={() => refetch()}>
            Try again
          </Button>
        }
      >
        Failed to load preferences data
      </Notice>
    );
  const { questions, preferences } = data;
  if (questions.length === 0)
    return (
      <EmptyState icon={<ListChecks size={26} />} title="No Questions Available">
        There are no preference questions available at this time. Check back later!
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
        <h2 className="sr-only">Preference questions</h2>
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
