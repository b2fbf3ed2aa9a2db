import { texts } from '../../language/texts.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { returnState } from '../identity/return-to.ts';

const t = texts('guests');

interface Props {
  why: 'over' | 'closed' | 'invited';
  path: string;
  name: string;
}

/** In place of the form: a stranger cannot join, but people who take part can log in. */
export const DoorClosed = ({ why, path, name }: Props) => (
  <Card className="grid grid-cols-1 gap-5">
    <div className="grid gap-1">
      <h2 className="heading text-xl">{t(`doorClosed.${why}.heading`)}</h2>
      <p className="text-ink-soft text-sm">{t(`doorClosed.${why}.text`)}</p>
    </div>
    <div className="grid gap-3 border-line border-t pt-4">
      <p className="text-ink-soft text-sm">{t(`doorClosed.${why}.question`)}</p>
      <LinkButton to="/login" state={returnState(path, name)} variant="secondary" block>
        {t('join.logIn')}
      </LinkButton>
    </div>
  </Card>
);
