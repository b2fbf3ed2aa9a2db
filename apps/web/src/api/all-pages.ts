interface Page {
  per_page?: number | undefined;
  total?: number | undefined;
}

/** Reads all pages of a list. Most lists have one; the server says how many rows a page holds. */
export async function allPages<P extends Page>(
  read: (part: { page?: string; per_page?: string }) => Promise<P>,
): Promise<[P, ...P[]]> {
  const first = await read({});
  const pages: [P, ...P[]] = [first];
  const { per_page = 0, total = 0 } = first;
  for (let page = 2; per_page > 0 && (page - 1) * per_page < total; page += 1)
    pages.push(await read({ page: String(page), per_page: String(per_page) }));
  return pages;
}
