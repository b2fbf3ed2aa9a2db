import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from './button.tsx';

interface Props {
  /** Loads the pages. */
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  children: string;
}

/** Brings the next page of a list that the server pages. Nothing on the last page. */
export const ShowMore = ({ query: { hasNextPage, isFetchingNextPage, fetchNextPage }, children }: Props) =>
  hasNextPage && (
    <Button
      variant="secondary"
      className="justify-self-center"
      loading={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {children}
    </Button>
  );
