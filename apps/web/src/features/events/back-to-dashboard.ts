export const backToDashboard = { to: '/dashboard', label: 'Back to Dashboard' };
