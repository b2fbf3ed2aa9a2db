import type { ReactNode } from 'react';

export const membershipHeadingId = 'membership';

/** The heading of the join or leave card. It gets the focus when one card replaces the other. */
export const MembershipHeading = ({ children }: { children: ReactNode }) => (
  <h2 id={membershipHeadingId} tabIndex={-1} className="heading text-xl [overflow-wrap:anywhere]">
    {children}
  </h2>
);
