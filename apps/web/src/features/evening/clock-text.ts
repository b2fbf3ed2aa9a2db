/** Seconds as people read a clock: '12:05'. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Seconds for screen readers: '2 minutes', '1 minute and 5 seconds'. */
export function spokenClock(seconds: number): string {
  const counted = (count: number, word: string) => (count === 0 ? [] : [`${count} ${word}${count === 1 ? '' : 's'}`]);
  const parts = [...counted(Math.floor(seconds / 60), 'minute'), ...counted(seconds % 60, 'second')];
  return parts.join(' and ') || '0 seconds';
}
