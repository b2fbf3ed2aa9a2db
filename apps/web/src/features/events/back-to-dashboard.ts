/** A phone shows only where it leads: the header has buttons beside it. */
export const backToDashboard = { to: '/dashboard', lead: 'Back to ', label: 'Dashboard' };
