import { Check } from 'lucide-react';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ProductPicture } from './product-picture.tsx';

const promises = ['Free', 'No credit card', '2-minute setup'];

export const Promises = () => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1.5 font-medium text-ink-soft text-sm in-[.text-center]:justify-center">
    {promises.map((promise) => (
      <li key={promise} className="inline-flex items-center gap-1.5">
        <Check size={16} className="text-positive-ink" aria-hidden />
        {promise}
      </li>
    ))}
  </ul>
);

export const Hero = () => (
  <section className="safe-x mx-auto grid max-w-6xl items-center gap-14 pt-8 pb-20 sm:pt-14 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:gap-16 lg:pb-28">
    <div className="grid gap-7">
      <h1 className="display text-4xl">
        <span className="inline-block">Meaningful Connections.</span> <span className="inline-block">Right Time.</span>{' '}
        <span className="inline-block text-accent">Right Place.</span>
      </h1>
      <p className="max-w-xl text-ink-soft text-lg">
        Stop making small talk with strangers. Find your next business partner, customer, friend, or hiring manager at
        every event you attend through intelligent AI matching.
      </p>
      <div className="grid gap-4">
        <LinkButton to="/signup" size="lg" className="w-full sm:w-fit">
          Get Started for Free
        </LinkButton>
        <Promises />
        <p className="text-ink-soft">
          <TextLink to="/go">Have a code?</TextLink>
        </p>
      </div>
    </div>
    <ProductPicture />
  </section>
);
