import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** Says that there is nothing here yet, and what to do about it. */
export const EmptyState = ({ icon, title, children, action }: Props) => (
  <div className="grid justify-items-center gap-4 rounded-xl border border-line border-dashed px-6 py-12 text-center sm:py-16">
    <span className="grid size-14 place-items-center rounded-lg bg-accent-soft text-accent-ink" aria-hidden>
      {icon}
    </span>
    <div className="grid max-w-sm gap-1.5">
      <h2 className="heading text-xl">{title}</h2>
      {children && <p className="text-ink-soft">{children}</p>}
    </div>
    {action}
  </div>
);
