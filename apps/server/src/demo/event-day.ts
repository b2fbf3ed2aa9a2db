const pad = (number: number) => String(number).padStart(2, '0');

/**
 * The day of the demo event, 'YYYY-MM-DD' in this machine's time zone. An event over is joined by nobody, so after its end the
 * day is the next one.
 * @param end 'HH:MM'
 */
export function eventDay(daysAhead: number, end: string, now: Date): string {
  const isOver = daysAhead === 0 && `${pad(now.getHours())}:${pad(now.getMinutes())}` >= end;
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead + (isOver ? 1 : 0));
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
}
