/** Below this percentage a match is no more than worth a hello, and a room is worth a look by the host. */
const weakBelow = 20;

export const isWeak = (percentage: number): boolean => percentage < weakBelow;

export const worthAHello = 'Worth a hello';
