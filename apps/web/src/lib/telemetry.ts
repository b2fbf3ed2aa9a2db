/** Receives events of the app. Nobody listens unless an analytics service is set up. */
export interface TelemetryListener {
  /** A screen was shown; `path` is its pattern (`/events/:id`), never the address with ids or tokens in it. */
  visit(path: string): void;
  /** A screen crashed. */
  error(error: unknown, where: string): void;
}

let listener: TelemetryListener | null = null;
/** Events from before the first listener. */
let early: ((listener: TelemetryListener) => void)[] = [];

const tell = (news: (listener: TelemetryListener) => void) => {
  if (listener) news(listener);
  else early = [...early, news].slice(-20);
};

export const telemetry: TelemetryListener = {
  visit: (path) => tell((to) => to.visit(path)),
  error: (error, where) => tell((to) => to.error(error, where)),
};

export function listenToTelemetry(next: TelemetryListener): void {
  listener = next;
  for (const news of early) news(next);
  early = [];
}
