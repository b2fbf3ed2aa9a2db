import { ArrowLeft } from 'lucide-react';

/** The back button in the header, when back is another view at the same address. */
export const BackButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    className="-ml-2 inline-flex min-h-11 min-w-0 items-center gap-2 rounded-sm px-2 font-semibold text-ink-soft transition hover:bg-hover hover:text-ink"
  >
    <ArrowLeft size={18} className="shrink-0" aria-hidden />
    <span className="truncate">{label}</span>
  </button>
);
