import { ForEveryone } from '../features/landing/for-everyone.tsx';
import { Hero, Promises } from '../features/landing/hero.tsx';
import { HowItWorks } from '../features/landing/how-it-works.tsx';
import { PublicFooter } from '../features/landing/public-footer.tsx';
import { PublicHeader } from '../features/landing/public-header.tsx';
import { texts } from '../language/texts.ts';
import { LinkButton } from '../ui/link-button.tsx';

const t = texts('landing');

const Invitation = () => (
  <section aria-labelledby="invitation" className="safe-x mx-auto max-w-6xl pb-16 sm:pb-24">
    <div className="grid justify-items-center gap-6 rounded-2xl bg-accent-soft px-6 py-14 text-center sm:py-20">
      <h2 id="invitation" className="display max-w-2xl text-3xl sm:text-4xl">
        {t('closing.title')}
      </h2>
      <p className="max-w-md text-balance text-ink-soft text-lg">{t('closing.text')}</p>
      <LinkButton to="/signup" size="lg" className="w-full sm:w-fit">
        {t('start')}
      </LinkButton>
      <Promises />
    </div>
  </section>
);

export default function Landing() {
  return (
    <div className="overflow-x-clip">
      <PublicHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero />
        <HowItWorks />
        <ForEveryone />
        <Invitation />
      </main>
      <PublicFooter />
    </div>
  );
}
