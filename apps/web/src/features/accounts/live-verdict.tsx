import { Check, CircleAlert } from 'lucide-react';

/** Says whether a password is good while the user types. Stays mounted, so that screen readers read out changes. */
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
