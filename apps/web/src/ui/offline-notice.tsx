import { WifiOff } from 'lucide-react';
import { useOnline } from '../lib/online.ts';

/** Says that the network is gone, for as long as it is. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-caution px-4 py-2 text-center font-semibold text-on-caution text-sm">
          <WifiOff size={16} className="shrink-0" aria-hidden />
          You are offline. What you type is kept, and everything goes on by itself once you are back.
        </p>
      )}
    </div>
  );
}
