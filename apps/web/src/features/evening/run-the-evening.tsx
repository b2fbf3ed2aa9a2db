import { Play } from 'lucide-react';
import { LinkButton } from '../../ui/link-button.tsx';

/** The host's way to the console. */
export const RunTheEvening = ({ eventId }: { eventId: string }) => (
  <section
    aria-labelledby="the-evening"
    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl bg-accent-soft px-5 py-5 sm:px-6"
  >
    <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
      <h2 id="the-evening" className="heading text-xl">
        The evening
      </h2>
      <p className="text-ink-soft text-sm">Open the doors, start rounds, and see who is here.</p>
    </div>
    <LinkButton to={`/events/${eventId}/live`} icon={<Play size={18} aria-hidden />}>
      Run the evening
    </LinkButton>
  </section>
);
