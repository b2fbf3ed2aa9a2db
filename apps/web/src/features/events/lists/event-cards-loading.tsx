import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Three cards as skeletons. */
export const EventCardsLoading = ({ label }: { label: string }) => (
  <Loading label={label}>
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
      {['first', 'second', 'third'].map((card) => (
        <div key={card} className="overflow-hidden rounded-xl border border-line bg-surface">
          <div className="flex gap-4 p-4 sm:block sm:p-0">
            <Skeleton className="size-20 shrink-0 rounded-md sm:h-32 sm:w-full sm:rounded-none" />
            <div className="grid flex-1 content-start gap-3 sm:p-5">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </div>
          <div className="px-4 pb-4 sm:px-5">
            <Skeleton className="h-10" />
          </div>
        </div>
      ))}
    </div>
  </Loading>
);
