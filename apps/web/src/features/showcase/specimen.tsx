import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

/** One section of the showcase. */
export const Chapter = ({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}) => (
  <section aria-labelledby={id} className="grid gap-6 border-line border-t pt-10">
    <div className="grid gap-1.5">
      <h2 id={id} className="heading text-2xl">
        {title}
      </h2>
      <p className="max-w-prose text-ink-soft">{lead}</p>
    </div>
    {children}
  </section>
);

/** One component with its states side by side. */
export const Specimen = ({ name, children }: { name: string; children: ReactNode }) => (
  <Card className="grid content-start gap-4">
    <h3 className="font-semibold text-ink-faint text-sm">{name}</h3>
    {children}
  </Card>
);

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
