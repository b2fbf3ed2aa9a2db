import { Check, CircleAlert } from 'lucide-react';

/** What a password field thinks of what is being typed. Stays mounted, so that changes are read out. */
export const LiveVerdict = ({ verdict }: { verdict: { good: boolean; text: string } | null }) => (
  <div aria-live="polite" className="text-sm empty:hidden">
    {verdict && (
      <p className={`flex items-center gap-1.5 font-medium ${verdict.good ? 'text-positive-ink' : 'text-caution-ink'}`}>
        {verdict.good ? <Check size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />}
        {verdict.text}
      </p>
    )}
  </div>
);
