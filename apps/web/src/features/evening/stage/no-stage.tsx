import { isStatus, statusMessage } from '../../../api/errors.ts';
import { texts } from '../../../language/texts.ts';

const t = texts('evening');

interface Props {
  /** Null while the stage loads. */
  error: Error | null;
}

const textOf = (error: Error): string =>
  isStatus(error, 404) ? t('stage.gone') : statusMessage(error, t('stage.unreachable'));

/** Shows in place of the stage while it loads or does not exist. */
export const NoStage = ({ error }: Props) => (
  <main id="main" tabIndex={-1} className="grid min-h-dvh place-content-center p-6 text-center outline-none">
    <h1 className="sr-only">{t('stage.title')}</h1>
    {error ? (
      <p role="alert" className="heading max-w-[24em] text-balance text-[length:max(1.5rem,5vh)] leading-tight">
        {textOf(error)}
      </p>
    ) : (
      <p role="status" className="text-ink-soft text-xl">
        {t('stage.loading')}
      </p>
    )}
  </main>
);
