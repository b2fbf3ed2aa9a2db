import { MessageCircleQuestion } from 'lucide-react';

/** The first thing to say to a match. */
export const Opener = ({ children }: { children: string }) => (
  <p className="flex items-start gap-2 text-ink-soft text-sm">
    <MessageCircleQuestion size={16} aria-hidden className="mt-0.5 shrink-0 text-accent-ink" />
    <span dir="auto" className="wrap-anywhere min-w-0">
      {children}
    </span>
  </p>
);
