import { LoaderCircle } from 'lucide-react';

/** A turning ring for use beside words; on its own it says nothing to a screen reader. */
export const Spinner = ({ size = 18 }: { size?: number }) => (
  <LoaderCircle size={size} className="shrink-0 animate-spin" aria-hidden />
);
