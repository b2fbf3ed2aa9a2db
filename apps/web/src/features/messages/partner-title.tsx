import { useQuery } from '@tanstack/react-query';
import { initials } from '../../lib/initials.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { partnerName } from './partner.ts';
import { thread } from './queries.ts';

export const partnerTitleId = 'thread-partner';

/** The person in the open thread. Gets the focus when the thread fills the screen. */
export function PartnerTitle({ userId }: { userId: string }) {
  const { data, isPending } = useQuery(thread(userId));
  return (
    <div className="flex min-w-0 items-center gap-3">
      {data && <Avatar initials={initials(data.user.alias)} seed={data.user.id} />}
      {isPending && <Skeleton className="size-11 shrink-0 rounded-full" />}
      <h2 id={partnerTitleId} tabIndex={-1} className="heading min-w-0 truncate text-lg outline-none">
        {data ? partnerName(data.user.alias) : <span className="sr-only">Conversation</span>}
      </h2>
    </div>
  );
}
