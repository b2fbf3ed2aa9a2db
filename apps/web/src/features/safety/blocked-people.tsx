import type { Block } from '@serendip/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../api/errors.ts';
import { formatMoment } from '../../lib/dates.ts';
import { initials } from '../../lib/initials.ts';
import { recoverFocus } from '../../lib/lost-focus.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { toast } from '../../ui/toast.ts';
import { Whom } from '../../ui/whom.tsx';
import { blocks, useUnblock } from './queries.ts';

const titleId = 'blocked-people';

function Blocked({ block: { user, event, created_at } }: { block: Block }) {
  const unblock = useUnblock(user.id);
  const name = user.alias ?? 'Someone';
  const undo = () =>
    unblock.mutate(undefined, {
      onSuccess: () => {
        toast.success(`${name} is no longer blocked.`);
        // The row that was pressed is gone.
        requestAnimationFrame(() => recoverFocus(document.getElementById(titleId)));
      },
      onError: (error) => toast.error(errorText(error, 'Failed to undo the block')),
    });
  return (
    <ListRow>
      <Avatar initials={initials(user.alias)} seed={user.id} size="sm" />
      <div className="min-w-0 flex-1">
        <p id={`blocked-${user.id}`} className="wrap-anywhere font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          Blocked {formatMoment(created_at)}
          {event && (
            <>
              {', met at '}
              <bdi>{event.name}</bdi>
            </>
          )}
        </p>
      </div>
      <Button variant="secondary" size="sm" loading={unblock.isPending} onClick={undo}>
        Undo
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
        <h2 id={titleId} tabIndex={-1} className="heading text-xl outline-none">
          Blocked people
        </h2>
        <p className="text-ink-soft text-sm">
          {data.length === 0
            ? 'Nobody. You can block somebody from your matches, your room or a conversation.'
            : 'You cannot write to each other, and you are not matched or seated together. They are not told.'}
        </p>
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
