import type { EventAtDoor } from '@serendip/contract/guests';
import { texts } from '../../language/texts.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { joinState, returnState } from '../identity/return-to.ts';
import { AiNote } from '../service/ai-note.tsx';
import { RetentionNote } from '../service/retention-note.tsx';

const t = texts('guests');

interface Props {
  event: EventAtDoor;
  /** The address of the event, for the return after a sign-in. */
  path: string;
}

/** For visitors of a listed event, who need an account to join. */
export const JoinWithAccount = ({ event: { name, joining, full }, path }: Props) => {
  const asks = joining === 'ask';
  return (
    <Card className="grid grid-cols-1 gap-5">
      <div className="grid gap-1">
        <h2 className="heading text-xl">
          {t.rich('withAccount.title', { name, event: (words) => <bdi>{words}</bdi> })}
        </h2>
        <p className="text-ink-soft text-sm">
          {asks ? t('withAccount.leadAsks') : full ? t('withAccount.leadFull') : t('withAccount.lead')}
        </p>
      </div>
      <LinkButton to="/signup" state={joinState(path, name)} size="lg" block>
        {asks ? t('withAccount.ask') : full ? t('withAccount.wait') : t('withAccount.join')}
      </LinkButton>
      <RetentionNote />
      <AiNote />
      <div className="grid gap-3 border-line border-t pt-4">
        <p className="text-ink-soft text-sm">{t('join.haveAccount')}</p>
        <LinkButton to="/login" state={returnState(path, name)} variant="secondary" block>
          {t('join.logIn')}
        </LinkButton>
      </div>
    </Card>
  );
};
