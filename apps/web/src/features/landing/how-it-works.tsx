const steps = [
  {
    title: 'Ask what matters',
    text: 'Create an event, add your questions and share one link. Nobody has to install anything.',
  },
  {
    title: 'Guests answer in their own words',
    text: 'What they offer, what they are looking for, how they like to meet. It takes two minutes on a phone.',
  },
  {
    title: 'Everyone knows who to meet',
    text: 'One click matches the whole room. Everyone sees who to meet, why and where. Nobody is left out.',
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
