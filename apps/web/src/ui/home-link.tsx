import { Link } from 'react-router';
import { Wordmark } from './brand.tsx';

/** The product's name, for visitors: it leads to the first page. */
export const HomeLink = () => (
  <Link to="/" aria-label="Serendip" className="rounded-sm">
    <Wordmark />
  </Link>
);
