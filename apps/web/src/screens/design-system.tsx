import { Actions } from '../features/showcase/actions.tsx';
import { Containers } from '../features/showcase/containers.tsx';
import { Feedback } from '../features/showcase/feedback.tsx';
import { Forms } from '../features/showcase/forms.tsx';
import { Tokens } from '../features/showcase/tokens.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageShell } from '../ui/page-shell.tsx';

const chapters = ['Colours', 'Typography', 'Shape', 'Motion', 'Buttons', 'Forms', 'Badges', 'Cards', 'Layouts'];

/** All design tokens, and all components with their states. */
export default function DesignSystem() {
  return (
    <PageShell back={{ to: '/', label: 'Home' }} width="wide">
      <PageHeading title="Design system" lead="The colours, type and components of every Serendip screen." />
      <nav aria-label="Chapters" className="mb-10 flex flex-wrap gap-2">
        {chapters.map((chapter) => (
          <a
            key={chapter}
            href={`#${chapter.toLowerCase()}`}
            className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 font-semibold text-ink-soft text-sm transition hover:bg-hover hover:text-ink"
          >
            {chapter}
          </a>
        ))}
      </nav>
      <div className="grid gap-14">
        <Tokens />
        <Actions />
        <Forms />
        <Feedback />
        <Containers />
      </div>
    </PageShell>
  );
}
