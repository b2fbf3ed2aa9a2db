import type { TopicQuote } from '@serendip/contract/matching';
import { MessageCircleQuestion } from 'lucide-react';
import { TextInLanguages } from '../../ui/text-in-languages.tsx';

interface Props {
  children: string;
  /** Topics that it holds as somebody typed them. */
  quotes: readonly TopicQuote[];
}

/** The first thing to say to a match. */
export const Opener = ({ children, quotes }: Props) => (
  <p className="flex items-start gap-2 text-ink-soft text-sm">
    <MessageCircleQuestion size={16} aria-hidden className="mt-0.5 shrink-0 text-accent-ink" />
    <span dir="auto" className="wrap-anywhere min-w-0">
      <TextInLanguages parts={quotes}>{children}</TextInLanguages>
    </span>
  </p>
);
