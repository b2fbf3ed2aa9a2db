import { type ComponentType, lazy } from 'react';
import type { Load, ScreenModule } from './routes.ts';

/** The component of each screen that was needed so far. Addresses of the same screen share it. */
const screens = new Map<Load, ComponentType>();

/**
 * Brings a screen before it is rendered. React keeps what stands in for a lazy component for 300 ms once it showed, however
 * soon the component is there; a screen that was brought needs no stand-in.
 */
export async function bringScreen(load: Load): Promise<ScreenModule | undefined> {
  if (screens.has(load)) return undefined;
  const screen = await load();
  if (!screens.has(load)) screens.set(load, screen.default);
  return screen;
}

/** The screen itself where it was brought; elsewhere it loads when it is rendered. Always the same for the same screen. */
export function screenOf(load: Load): ComponentType {
  const known = screens.get(load);
  if (known) return known;
  const Screen = lazy(load);
  screens.set(load, Screen);
  return Screen;
}
