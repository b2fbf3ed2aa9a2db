/** Below this percentage a match is only 'Worth a hello', and a room needs the host's attention. */
const weakBelow = 20;

export const isWeak = (percentage: number): boolean => percentage < weakBelow;

export const worthAHello = 'Worth a hello';
