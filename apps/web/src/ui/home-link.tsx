import { Link } from 'react-router';
import { Wordmark } from './brand.tsx';

/** The product's name, for visitors: it leads to the first page. */
export const HomeLink = () => (
  <Link to="/" aria-label="Serendip" className="inline-flex min-h-11 items-center rounded-sm">
    <Wordmark />
  </Link>
);
