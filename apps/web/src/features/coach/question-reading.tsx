import type { ProposedQuestion, QuestionAsks } from '@serendip/contract/coach';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import type { QuestionForm } from '../questions/question-form.ts';
import { questionReadings, questionTemplates } from './queries.ts';

const t = texts('coach');

/** Milliseconds without a key press after which a question is read. */
const pause = 600;

interface Props {
  form: QuestionForm;
  /** Replaces the text with a plainer question. */
  onReword: (text: string) => void;
}

/** Shows beside the preview how the answers will be read, and offers a plainer question if the text is unclear. */
export function QuestionReading({ form, onReword }: Props) {
  const settled = useSettled(form, pause);
  const written = Boolean(form.text?.trim());
  const { data } = useQuery({ ...questionReadings([settled]), enabled: Boolean(settled.text?.trim()) });
  const asks = written ? data?.asks[0] : undefined;
  if (!asks) return null;
  if (asks === 'unclear') return <Unclear onReword={onReword} />;
  return (
    <StatusLine icon={<Sparkles size={16} aria-hidden className="shrink-0 text-accent-ink" />}>
      {t(`answersTell.${asks}`)}
    </StatusLine>
  );
}

const offered: readonly QuestionAsks[] = ['need', 'offer', 'interest'];

/** The first good question of each kind. */
const rewordings = (good: readonly ProposedQuestion[]): string[] =>
  offered.flatMap((kind) => good.find(({ asks }) => asks === kind)?.text ?? []);

function Unclear({ onReword }: { onReword: (text: string) => void }) {
  const { data } = useQuery(questionTemplates);
  const choices = rewordings(data?.good_questions ?? []);
  return (
    <Notice tone="caution" title={t('answersTell.unclear')}>
      {choices.length > 0 && (
        <div className="mt-2 grid justify-items-start gap-2">
          <p>{t('askInstead')}</p>
          {choices.map((text) => (
            <Button key={text} variant="secondary" size="sm" onClick={() => onReword(text)}>
              {text}
            </Button>
          ))}
        </div>
      )}
    </Notice>
  );
}
