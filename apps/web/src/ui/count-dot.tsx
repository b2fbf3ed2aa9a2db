/** A small count on the corner of an icon. The control's label should say what it counts. */
export const CountDot = ({ children }: { children: string }) => (
  <span
    aria-hidden
    className="absolute top-1 right-0.5 flex h-4.5 min-w-4.5 animate-pop items-center justify-center rounded-full bg-accent px-1 font-bold text-[0.6875rem] text-on-accent leading-none ring-2 ring-canvas"
  >
    {children}
  </span>
);
