/** At least 16 px, or phones zoom in on the text. */
export const inputStyle =
  'block w-full min-h-11 rounded-md border border-line-strong bg-surface px-3.5 py-2 text-base text-ink text-ellipsis transition placeholder:text-ink-faint hover:border-ink-faint focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-negative aria-invalid:focus:outline-negative';
