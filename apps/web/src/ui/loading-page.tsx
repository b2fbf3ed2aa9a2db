import { Spinner } from './spinner.tsx';

/** The page until its screen is known. */
export const LoadingPage = () => (
  <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center outline-none">
    <p role="status" className="flex items-center gap-2.5 text-ink-soft">
      <Spinner />
      Loading...
    </p>
  </main>
);
