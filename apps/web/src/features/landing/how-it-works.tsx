import { texts } from '../../language/texts.ts';

const t = texts('landing');

const steps = [
  { title: 'how.ask', text: 'how.askText' },
  { title: 'how.answer', text: 'how.answerText' },
  { title: 'how.meet', text: 'how.meetText' },
] as const;

export const HowItWorks = () => (
  <section aria-labelledby="how" className="border-line border-y bg-surface">
    <div className="safe-x mx-auto grid max-w-6xl gap-10 py-16 sm:py-24">
      <h2 id="how" className="heading max-w-lg text-3xl">
        {t('how.title')}
      </h2>
      <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-3">
            <span aria-hidden className="display text-3xl text-accent-ink">
              {index + 1}
            </span>
            <h3 className="heading text-xl">{t(title)}</h3>
            <p className="text-ink-soft">{t(text)}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
