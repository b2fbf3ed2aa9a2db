const steps = [
  {
    title: 'Ask what matters',
    text: 'Create an event, add the questions that fit it and share one link. Nothing to install for anyone.',
  },
  {
    title: 'Guests answer in their own words',
    text: 'What they bring, what they look for, how they like to meet. Two minutes on a phone.',
  },
  {
    title: 'Everyone knows whom to meet',
    text: 'One click matches the whole room: who, why and where. Nobody is left standing alone.',
  },
];

export const HowItWorks = () => (
  <section aria-labelledby="how" className="border-line border-y bg-surface">
    <div className="safe-x mx-auto grid max-w-6xl gap-10 py-16 sm:py-24">
      <h2 id="how" className="heading max-w-lg text-3xl">
        From a list of names to the right conversations
      </h2>
      <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-3">
            <span aria-hidden className="display text-3xl text-accent-ink">
              {index + 1}
            </span>
            <h3 className="heading text-xl">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
