import { PartyPopper } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Shown when every question is answered. */
export const ProfileComplete = () => (
  <Card tone="tinted" className="grid animate-rise justify-items-center gap-4 text-center">
    <span className="grid size-14 place-items-center rounded-full bg-accent text-on-accent">
      <PartyPopper size={26} aria-hidden />
    </span>
    <div className="grid max-w-md gap-1.5">
      <h2 className="heading text-2xl">Congratulations! Profile Complete</h2>
      <p className="text-ink-soft">
        Your answers now help find the right people for you. You can change them whenever you like.
      </p>
    </div>
    <LinkButton to="/dashboard">Go to your events</LinkButton>
  </Card>
);
