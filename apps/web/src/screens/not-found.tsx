import { useSession } from '../api/session.ts';
import { EventCover } from '../features/event-facts/event-cover.tsx';
import { LinkButton } from '../ui/link-button.tsx';

export default function NotFound() {
  const user = useSession();
  return (
    <main
      id="main"
      tabIndex={-1}
      className="safe-x mx-auto grid min-h-dvh max-w-lg content-center gap-6 py-16 outline-none"
    >
      <EventCover name="404" className="h-36 rounded-xl" />
      <div className="grid gap-3">
        <h1 className="heading text-3xl">Page not found</h1>
        <p className="text-ink-soft text-lg">
          There is no page at this address. The link may be incomplete, or the page no longer exists.
        </p>
      </div>
      <div>
        <LinkButton to={user ? '/dashboard' : '/'}>{user ? 'Go to your dashboard' : 'Go to home page'}</LinkButton>
      </div>
    </main>
  );
}
