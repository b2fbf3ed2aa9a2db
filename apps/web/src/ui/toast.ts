/** Shows a short message for a few seconds over any screen. Screen readers read it out. */
export interface Toast {
  id: number;
  tone: 'positive' | 'negative' | 'neutral';
  text: string;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const replace = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** At most three show at once. The same text again replaces the earlier toast. */
const show = (tone: Toast['tone']) => (text: string) => {
  lastId += 1;
  replace([...toasts.filter((each) => each.text !== text), { id: lastId, tone, text }].slice(-3));
};

export const toast = { success: show('positive'), error: show('negative'), info: show('neutral') };

export const dismissToast = (id: number): void => replace(toasts.filter((each) => each.id !== id));

export const readToasts = (): readonly Toast[] => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
