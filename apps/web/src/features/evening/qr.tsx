import { lazy } from 'react';

/** Loads with the first code to show: what draws it is needed by few. */
export const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));
