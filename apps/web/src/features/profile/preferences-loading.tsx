import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const PreferencesLoading = () => (
  <Loading label="Loading your profile...">
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-8">
      <Skeleton className="h-60 rounded-xl lg:order-last lg:h-80" />
      <div className="grid gap-5">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-68 rounded-xl" />
        ))}
      </div>
    </div>
  </Loading>
);
