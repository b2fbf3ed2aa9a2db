import { texts } from '../language/texts.ts';
import { Spinner } from './spinner.tsx';

const t = texts('ui');

/** The page until its screen is known. */
export const LoadingPage = () => (
  <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center outline-none">
    <p role="status" className="flex items-center gap-2.5 text-ink-soft">
      <Spinner />
      {t('loading')}
    </p>
  </main>
);
