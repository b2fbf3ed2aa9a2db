import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

/** The text of an empty pane. */
export const PaneMessage = ({ icon, title, children, action }: Props) => (
  <div className="grid h-full place-content-center justify-items-center gap-4 px-6 py-10 text-center">
    <span className="grid size-14 place-items-center rounded-lg bg-accent-soft text-accent-ink" aria-hidden>
      {icon}
    </span>
    <div className="grid max-w-xs gap-1.5">
      <h2 className="heading text-xl">{title}</h2>
      <p className="text-ink-soft">{children}</p>
    </div>
    {action}
  </div>
);
