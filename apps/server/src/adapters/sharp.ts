async function load() {
  const { default: sharp } = await import('sharp');
  // Nobody sends the same picture twice, and one picture takes one thread.
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  return sharp;
}
let loading: ReturnType<typeof load> | undefined;

/** Loaded with the first picture: many servers never see one. Of files it can read these three formats, and nothing else. */
export function loadSharp(): ReturnType<typeof load> {
  loading ??= load();
  return loading;
}
