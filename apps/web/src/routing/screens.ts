import { type ComponentType, lazy } from 'react';
import type { Load, ScreenModule } from './routes.ts';

/** The component of each screen loaded so far. Routes of the same screen share it. */
const screens = new Map<Load, ComponentType>();

/**
 * Loads a screen before it renders. Once React shows the fallback of a lazy component it keeps it for 300 ms, even when
 * the component loads sooner; a screen loaded here needs no fallback.
 */
export async function loadScreen(load: Load): Promise<ScreenModule | undefined> {
  if (screens.has(load)) return undefined;
  const screen = await load();
  if (!screens.has(load)) screens.set(load, screen.default);
  return screen;
}

/**
 * The component of a screen: loaded already, or one that loads when it renders. Always the same for the same screen.
 */
export function screenFor(load: Load): ComponentType {
  const known = screens.get(load);
  if (known) return known;
  const Screen = lazy(load);
  screens.set(load, Screen);
  return Screen;
}
