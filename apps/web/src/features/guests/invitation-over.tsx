import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { returnState } from '../identity/return-to.ts';

/** In place of the form: nobody can join, but people who took part see their matches. */
export const InvitationOver = ({ path, name }: { path: string; name: string }) => (
  <Card className="grid grid-cols-1 gap-5">
    <div className="grid gap-1">
      <h2 className="heading text-xl">This event is over.</h2>
      <p className="text-ink-soft text-sm">Nobody can join any more.</p>
    </div>
    <div className="grid gap-3 border-line border-t pt-4">
      <p className="text-ink-soft text-sm">Did you take part?</p>
      <LinkButton to="/login" state={returnState(path, name)} variant="secondary" block>
        Log in
      </LinkButton>
    </div>
  </Card>
);
