import { Spinner } from './spinner.tsx';

/** The page while it is not known yet what to show. */
export const LoadingPage = () => (
  <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center outline-none">
    <p role="status" className="flex items-center gap-2.5 text-ink-soft">
      <Spinner />
      Loading...
    </p>
  </main>
);
