import type { ReactNode } from 'react';

export const membershipHeadingId = 'membership';

/** Heads the card about taking part. It takes the focus where one such card replaces another. */
export const MembershipHeading = ({ children }: { children: ReactNode }) => (
  <h2 id={membershipHeadingId} tabIndex={-1} className="heading text-xl [overflow-wrap:anywhere]">
    {children}
  </h2>
);
