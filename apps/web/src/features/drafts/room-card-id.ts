export const roomCardId = (number: number): string => `room-${number}`;
