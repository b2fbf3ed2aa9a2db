import { dashboardScenes, offlineScenes } from './scenes/dashboard.ts';
import { eveningScenes } from './scenes/evening.ts';
import { eventScenes } from './scenes/event.ts';
import { forInvited } from './scenes/invited.ts';
import { personalScenes } from './scenes/personal.ts';
import { safetyScenes } from './scenes/safety.ts';
import type { Scene } from './scenes/scene.ts';
import { forVisitors } from './scenes/visitors.ts';
import { wizardScenes } from './scenes/wizard.ts';

/** Every screen in its main states, for pictures and the accessibility tests. */
export const scenes: readonly Scene[] = [
  ...[...forVisitors, ...forInvited].map((scene) => ({ ...scene, signedOut: true })),
  ...dashboardScenes,
  ...offlineScenes,
  ...wizardScenes,
  ...eventScenes,
  ...eveningScenes,
  ...personalScenes,
  ...safetyScenes,
];
