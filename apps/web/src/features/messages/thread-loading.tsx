import { cx } from '../../lib/cx.ts';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const rows = ['w-1/2', 'ml-auto w-2/3', 'w-3/5', 'ml-auto w-1/3'];

export const ThreadLoading = () => (
  <div className="flex flex-1 flex-col justify-end p-4">
    <Loading label="Loading messages...">
      {rows.map((width) => (
        <Skeleton key={width} className={cx('h-11 rounded-lg', width)} />
      ))}
    </Loading>
  </div>
);
