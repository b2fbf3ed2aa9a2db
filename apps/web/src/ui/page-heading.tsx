import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
}

/** A screen's one h1. */
export const PageHeading = ({ title, lead, actions }: Props) => (
  <div className="mb-6 flex flex-wrap items-end justify-between gap-4 sm:mb-8">
    <div className="grid min-w-0 gap-2">
      <h1 className="heading text-3xl">{title}</h1>
      {lead && <p className="max-w-prose text-pretty text-ink-soft text-lg">{lead}</p>}
    </div>
    {actions}
  </div>
);
