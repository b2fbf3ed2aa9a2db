/**
 * `fetch` for other people's servers: reads at most so many bytes of a reply, after unpacking, and follows no redirect, so that
 * secrets go nowhere else.
 */
export function cappedFetch(bytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (!response.body) return response;
    let read = 0;
    const capped = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          read += chunk.byteLength;
          if (read > bytes) controller.error(new Error('the reply of the other server is too long'));
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(capped, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}
