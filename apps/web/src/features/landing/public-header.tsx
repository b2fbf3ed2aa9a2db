import { Link } from 'react-router';
import { texts } from '../../language/texts.ts';
import { Wordmark } from '../../ui/brand.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

const t = texts('landing');

export const PublicHeader = () => (
  <header className="safe-x mx-auto flex min-h-20 w-full max-w-6xl items-center justify-between gap-4 pt-[env(safe-area-inset-top)]">
    <Link to="/" aria-label="Serendip" className="rounded-sm">
      <Wordmark />
    </Link>
    <LinkButton to="/login" variant="secondary">
      {t('signIn')}
    </LinkButton>
  </header>
);
