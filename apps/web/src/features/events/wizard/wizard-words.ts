export const wizardBack = { to: '/dashboard', label: 'Back to Dashboard' };
export const wizardTitle = (eventId: string | undefined): string => (eventId ? 'Edit event' : 'New event');
