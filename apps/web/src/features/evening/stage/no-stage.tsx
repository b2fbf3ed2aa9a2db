import { isStatus, statusMessage } from '../../../api/errors.ts';

interface Props {
  /** Null while the stage loads. */
  error: Error | null;
}

const textOf = (error: Error): string =>
  isStatus(error, 404)
    ? 'This stage link does not work any more. Ask the host for a new one.'
    : statusMessage(error, 'The stage cannot be reached. It tries again by itself.');

/** Shows in place of the stage while it loads or does not exist. */
export const NoStage = ({ error }: Props) => (
  <main id="main" tabIndex={-1} className="grid min-h-dvh place-content-center p-6 text-center outline-none">
    <h1 className="sr-only">Stage</h1>
    {error ? (
      <p role="alert" className="heading max-w-[24em] text-balance text-[length:max(1.5rem,5vh)] leading-tight">
        {textOf(error)}
      </p>
    ) : (
      <p role="status" className="text-ink-soft text-xl">
        Loading...
      </p>
    )}
  </main>
);
