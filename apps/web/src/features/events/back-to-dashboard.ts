/** Phones show only the target: the header has buttons beside it. */
export const backToDashboard = { to: '/dashboard', lead: 'Back to ', label: 'Dashboard' };
