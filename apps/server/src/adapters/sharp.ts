async function load() {
  const { default: sharp } = await import('sharp');
  // No cache, since nobody sends a picture twice, and one thread per picture.
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  return sharp;
}
let loading: ReturnType<typeof load> | undefined;

/** Loaded with the first picture, since many servers never get one. Only these three formats are enabled. */
export function loadSharp(): ReturnType<typeof load> {
  loading ??= load();
  return loading;
}
