import { Component, type ErrorInfo, type ReactNode } from 'react';
import { messagesOf } from '../language/shelves.ts';
import { texts } from '../language/texts.ts';
import { telemetry } from '../lib/telemetry.ts';
import { Button } from '../ui/button.tsx';

const t = texts('routing');

interface State {
  error: unknown;
  failed: boolean;
}

/**
 * Replaces a screen that crashed with an error page, and reports the error to the analytics service if there is one.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    telemetry.error(error, info.componentStack ?? '');
  }

  override render(): ReactNode {
    return this.state.failed ? <BrokenScreen error={this.state.error} /> : this.props.children;
  }
}

/** True when the files of a screen did not load: the network failed, or a new version replaced them. */
const isMissingChunk = (error: unknown) => error instanceof TypeError && /import|module|fetch/i.test(error.message);

/** For the case that the texts themselves did not load. */
const inEnglish = {
  notLoaded: 'This page could not be loaded',
  whyNotLoaded: 'The connection dropped, or a new version was just released. Reloading the page usually helps.',
  crashed: 'Something went wrong',
  whyCrashed: 'This page stopped working. Everything you saved is safe. Reload the page, or go to the home page.',
  reload: 'Reload page',
  toHomePage: 'Go to home page',
};

const inTheReadersLanguage = (): typeof inEnglish => ({
  notLoaded: t('broken.notLoaded'),
  whyNotLoaded: t('broken.whyNotLoaded'),
  crashed: t('broken.crashed'),
  whyCrashed: t('broken.whyCrashed'),
  reload: t('broken.reload'),
  toHomePage: t('broken.toHomePage'),
});

function BrokenScreen({ error }: { error: unknown }) {
  const words = messagesOf('routing') ? inTheReadersLanguage() : inEnglish;
  const missing = isMissingChunk(error);
  return (
    <main
      id="main"
      tabIndex={-1}
      className="safe-x mx-auto grid min-h-dvh max-w-lg content-center gap-6 py-16 outline-none"
    >
      <div role="alert" className="grid gap-3">
        <h1 className="heading text-3xl">{missing ? words.notLoaded : words.crashed}</h1>
        <p className="text-ink-soft text-lg">{missing ? words.whyNotLoaded : words.whyCrashed}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{words.reload}</Button>
        <Button variant="secondary" onClick={() => window.location.assign('/')}>
          {words.toHomePage}
        </Button>
      </div>
    </main>
  );
}
