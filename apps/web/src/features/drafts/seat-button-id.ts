export const seatButtonId = (personId: string): string => `seat-${personId}`;
