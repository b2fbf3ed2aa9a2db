import { Check } from 'lucide-react';
import { texts } from '../../language/texts.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ProductPicture } from './product-picture.tsx';

const t = texts('landing');

const promises = ['promises.free', 'promises.noCard', 'promises.setup'] as const;

export const Promises = () => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1.5 font-medium text-ink-soft text-sm in-[.text-center]:justify-center">
    {promises.map((promise) => (
      <li key={promise} className="inline-flex items-center gap-1.5">
        <Check size={16} className="text-positive-ink" aria-hidden />
        {t(promise)}
      </li>
    ))}
  </ul>
);

export const Hero = () => (
  <section className="safe-x mx-auto grid max-w-6xl grid-cols-1 items-center gap-14 pt-8 pb-20 sm:pt-14 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:gap-16 lg:pb-28">
    <div className="grid grid-cols-1 gap-7">
      <h1 className="display wrap-anywhere text-4xl">
        {t.rich('hero.headline', {
          part: (words) => <span className="inline-block">{words}</span>,
          last: (words) => <span className="inline-block text-accent">{words}</span>,
        })}
      </h1>
      <p className="max-w-xl text-ink-soft text-lg">{t('hero.lead')}</p>
      <div className="grid gap-4">
        <LinkButton to="/signup" size="lg" className="w-full sm:w-fit">
          {t('start')}
        </LinkButton>
        <Promises />
        <p className="text-ink-soft">
          <TextLink to="/go">{t('hero.code')}</TextLink>
        </p>
      </div>
    </div>
    <ProductPicture />
  </section>
);
