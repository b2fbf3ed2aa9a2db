import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedToLoad } from './failed-to-load.tsx';
import { Loading } from './loading.tsx';
import { LongList } from './long-list.tsx';
import { ShowMore } from './show-more.tsx';
import { Skeleton } from './skeleton.tsx';

interface Props<Item, Page> {
  /** Loads the pages. */
  query: UseInfiniteQueryResult<InfiniteData<Page>>;
  /** The rows of all pages so far. */
  items: readonly Item[];
  /** Renders one row: an `li` with a key. */
  children: (item: Item) => ReactNode;
  /** Sentences for when it failed, loads, or has no row, and the button that brings the next page. */
  failed: (error: Error) => string;
  loading: string;
  empty: string;
  showMore: string;
}

/** A framed list that the server pages. */
export function PagedList<Item, Page>({ query, items, children, failed, loading, empty, showMore }: Props<Item, Page>) {
  const { data, error, isFetching, refetch } = query;
  return (
    <>
      {error && (
        <FailedToLoad retry={() => void refetch()} again={isFetching}>
          {failed(error)}
        </FailedToLoad>
      )}
      {items.length > 0 ? (
        <LongList
          items={items}
          className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface"
          rowsClassName="divide-y divide-line"
        >
          {children}
        </LongList>
      ) : data ? (
        <p role="status" className="rounded-lg border border-line border-dashed px-5 py-6 text-center text-ink-soft">
          {empty}
        </p>
      ) : (
        !error && (
          <Loading label={loading}>
            <Skeleton className="h-40 rounded-xl" />
          </Loading>
        )
      )}
      <ShowMore query={query}>{showMore}</ShowMore>
    </>
  );
}
