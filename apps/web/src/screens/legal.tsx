import { useLocation } from 'react-router';
import { legalTexts } from '../features/landing/legal-texts.ts';
import { PublicFooter } from '../features/landing/public-footer.tsx';
import { PublicHeader } from '../features/landing/public-header.tsx';
import { useSupportEmail } from '../features/service/settings.ts';
import { PageHeading } from '../ui/page-heading.tsx';

function Contact() {
  const email = useSupportEmail();
  return (
    <section className="grid gap-1.5">
      <h2 className="heading text-xl">Contact</h2>
      {email ? (
        <p>
          Write to{' '}
          <a href={`mailto:${email}`} className="font-semibold text-accent-ink underline underline-offset-3">
            {email}
          </a>
          .
        </p>
      ) : (
        <p className="text-ink-soft">
          Ask the host of your event, who knows who runs this site. Their e-mail address is on the event's page.
        </p>
      )}
    </section>
  );
}

/** Privacy, terms and imprint, by address. */
export default function Legal() {
  const { pathname } = useLocation();
  const text = legalTexts[pathname === '/terms' || pathname === '/imprint' ? pathname : '/privacy'];
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      <main id="main" tabIndex={-1} className="safe-x mx-auto w-full max-w-2xl flex-1 py-10 outline-none">
        <PageHeading title={text.title} lead={text.lead} />
        <div className="grid gap-8">
          {text.sections.map(({ heading, text: words }) => (
            <section key={heading} className="grid gap-1.5">
              <h2 className="heading text-xl">{heading}</h2>
              <p className="text-ink-soft">{words}</p>
            </section>
          ))}
          <Contact />
        </div>
      </main>
      <PublicFooter />
    </div>
  );
}
