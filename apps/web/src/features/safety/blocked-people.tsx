import type { Block } from '@serendip/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { formatMoment } from '../../lib/dates.ts';
import { initials } from '../../lib/initials.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { toast } from '../../ui/toast.ts';
import { Whom } from '../../ui/whom.tsx';
import { someone } from '../cards/someone.ts';
import { blocks, useUnblock } from './queries.ts';

const t = texts('safety');

function Blocked({ block: { user, event, created_at } }: { block: Block }) {
  const unblock = useUnblock(user.id);
  const time = formatMoment(created_at);
  const name = user.alias ?? someone();
  const undo = () =>
    unblock.mutate(undefined, {
      onSuccess: () => toast.success(t('blocked.undone', { name })),
      onError: (error) => toast.error(errorText(error, t('undoFailed'))),
    });
  return (
    <ListRow>
      <Avatar initials={initials(user.alias)} seed={user.id} size="sm" />
      <div className="min-w-0 flex-1">
        <p id={`blocked-${user.id}`} className="wrap-anywhere font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {event
            ? t.rich('blocked.sinceAndWhere', { time, name: event.name, event: (words) => <bdi>{words}</bdi> })
            : t('blocked.since', { time })}
        </p>
      </div>
      <Button variant="secondary" size="sm" loading={unblock.isPending} onClick={undo}>
        {t('undo')}
        <Whom name={name} />
      </Button>
    </ListRow>
  );
}

/** The people the user has blocked, each with an undo button. Nothing until the list has loaded. */
export function BlockedPeople() {
  const { data } = useQuery(blocks);
  if (!data) return null;
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div>
        <h2 className="heading text-xl">{t('blocked.title')}</h2>
        <p className="text-ink-soft text-sm">{data.length === 0 ? t('blocked.none') : t('blocked.lead')}</p>
      </div>
      {data.length > 0 && (
        <List>
          {data.map((block) => (
            <Blocked key={block.user.id} block={block} />
          ))}
        </List>
      )}
    </Card>
  );
}
