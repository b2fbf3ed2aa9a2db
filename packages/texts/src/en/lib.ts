export default {
  justNow: 'Just now',
  // Short forms: minutes, hours and days.
  minutesAgo: '{count, number}m ago',
  hoursAgo: '{count, number}h ago',
  daysAgo: '{count, number}d ago',
  // The time zone of a place, such as 'Berlin time'.
  timeOf: '{place} time',
} as const;
