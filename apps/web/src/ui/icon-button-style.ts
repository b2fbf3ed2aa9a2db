export const iconButtonStyle =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-md border border-transparent text-ink-soft transition enabled:hover:bg-hover enabled:hover:text-ink [a&]:hover:bg-hover [a&]:hover:text-ink active:scale-95 disabled:opacity-50';
