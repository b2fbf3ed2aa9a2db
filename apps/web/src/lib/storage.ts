/** Used where the browser refuses local storage. It lives as long as the page. */
const memory = new Map<string, string>();

export const storage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  },

  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },

  remove(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },

  keys(): string[] {
    try {
      return [...Object.keys(localStorage), ...memory.keys()];
    } catch {
      return [...memory.keys()];
    }
  },
};
