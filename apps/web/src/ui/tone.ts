/** What a badge, notice or bar means. */
export type Tone = 'neutral' | 'accent' | 'positive' | 'negative' | 'caution';

export const softTones: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-soft border-line',
  accent: 'bg-accent-soft text-accent-ink border-transparent',
  positive: 'bg-positive-soft text-positive-ink border-transparent',
  negative: 'bg-negative-soft text-negative-ink border-transparent',
  caution: 'bg-caution-soft text-caution-ink border-transparent',
};

export const barTones: Record<Tone, string> = {
  neutral: 'bg-ink-faint',
  accent: 'bg-accent',
  positive: 'bg-positive',
  negative: 'bg-negative',
  caution: 'bg-caution',
};
