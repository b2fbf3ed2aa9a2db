import { bounds } from '@serendip/contract/bounds';

/** Bytes around the rows of a list's answer. */
const frame = 10_000;

/** The requested page of a list, limited so that it fits into one answer if every row is as large as the largest. */
export function pageOf({ page, per_page: asked }: { page: number; per_page?: number | undefined }, largestRow: number) {
  const fitting = Math.max(1, Math.floor((bounds.list_bytes.most - frame) / largestRow));
  const per_page = Math.min(asked ?? fitting, fitting);
  return { page, per_page, offset: (page - 1) * per_page };
}
