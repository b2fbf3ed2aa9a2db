import { Link } from 'react-router';
import { Wordmark } from '../../ui/brand.tsx';
import { useSupportEmail } from '../service/settings.ts';

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
          <p className="text-ink-faint text-sm">Open, self-hosted event networking.</p>
        </div>
        <nav aria-label="Support and legal" className="flex flex-wrap gap-x-6 gap-y-1">
          {email ? (
            <a href={`mailto:${email}`} className={link}>
              Contact support
            </a>
          ) : (
            <Link to="/imprint" className={link}>
              Contact support
            </Link>
          )}
          <Link to="/privacy" className={link}>
            Privacy
          </Link>
          <Link to="/terms" className={link}>
            Terms
          </Link>
          <Link to="/imprint" className={link}>
            Imprint
          </Link>
        </nav>
      </div>
    </footer>
  );
}
