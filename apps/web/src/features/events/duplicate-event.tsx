import { Copy } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { LinkButton } from '../../ui/link-button.tsx';

const t = texts('eventSettings');

/** Begins a new event with everything of this one but its date and people. */
export const DuplicateEvent = ({ eventId }: { eventId: string }) => (
  <section aria-labelledby="duplicate-event" className="grid grid-cols-1 gap-4">
    <div className="grid gap-1">
      <h2 id="duplicate-event" className="heading text-2xl">
        {t('duplicate.title')}
      </h2>
      <p className="text-ink-soft">{t('duplicate.lead')}</p>
    </div>
    <LinkButton
      to={`/create-event?from=${eventId}`}
      variant="secondary"
      icon={<Copy size={18} aria-hidden />}
      className="justify-self-start"
    >
      {t('duplicate.button')}
    </LinkButton>
  </section>
);
