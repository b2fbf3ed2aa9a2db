import { Link } from 'react-router';
import { texts } from '../../language/texts.ts';
import { Wordmark } from '../../ui/brand.tsx';
import { LanguageSwitch } from '../languages/language-switch.tsx';
import { useSupportEmail } from '../service/settings.ts';

const t = texts('landing');

const link =
  'inline-flex min-h-11 items-center rounded-xs font-medium text-ink-soft text-sm hover:text-ink hover:underline underline-offset-3';

/** The support contact and legal links below every public page. */
export function PublicFooter() {
  const email = useSupportEmail();
  return (
    <footer className="border-line border-t pb-[env(safe-area-inset-bottom)]">
      <div className="safe-x mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-10 gap-y-4 py-8">
        <div className="grid gap-1">
          <Wordmark />
          <p className="text-ink-faint text-sm">{t('footer.claim')}</p>
        </div>
        <LanguageSwitch />
        <nav aria-label={t('footer.label')} className="flex flex-wrap gap-x-6 gap-y-1">
          {email ? (
            <a href={`mailto:${email}`} className={link}>
              {t('footer.support')}
            </a>
          ) : (
            <Link to="/imprint" className={link}>
              {t('footer.support')}
            </Link>
          )}
          <Link to="/privacy" className={link}>
            {t('footer.privacy')}
          </Link>
          <Link to="/terms" className={link}>
            {t('footer.terms')}
          </Link>
          <Link to="/imprint" className={link}>
            {t('footer.imprint')}
          </Link>
        </nav>
      </div>
    </footer>
  );
}
