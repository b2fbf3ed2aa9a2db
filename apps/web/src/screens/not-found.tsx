import { useSession } from '../api/session.ts';
import { EventCover } from '../features/event-facts/event-cover.tsx';
import { texts } from '../language/texts.ts';
import { LinkButton } from '../ui/link-button.tsx';

const t = texts('notFound');

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
        <h1 className="heading text-3xl">{t('title')}</h1>
        <p className="text-ink-soft text-lg">{t('explanation')}</p>
      </div>
      <div>
        <LinkButton to={user ? '/dashboard' : '/'}>{user ? t('toDashboard') : t('toHomePage')}</LinkButton>
      </div>
    </main>
  );
}
