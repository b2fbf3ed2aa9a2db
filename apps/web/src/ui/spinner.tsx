import { LoaderCircle } from 'lucide-react';

/** A spinner to use beside text. Screen readers ignore it. */
export const Spinner = ({ size = 18 }: { size?: number }) => (
  <LoaderCircle size={size} className="shrink-0 animate-spin" aria-hidden />
);
