import { PageHeading } from '../ui/page-heading.tsx';
import { PageShell } from '../ui/page-shell.tsx';

export default function Screen() {
  return (
    <PageShell back={{ to: '/dashboard', label: 'Dashboard' }}>
      <PageHeading title="Create event" lead="This screen is being built." />
    </PageShell>
  );
}
