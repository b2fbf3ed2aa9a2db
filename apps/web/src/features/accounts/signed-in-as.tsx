import { useUser } from '../../api/session.ts';
import { texts } from '../../language/texts.ts';
import { productName } from '../../lib/page-title.ts';
import { Mark } from '../../ui/brand.tsx';

const t = texts('accountSettings');

/** The product's name, with the signed-in user below it. */
export function SignedInAs() {
  const { alias, email } = useUser();
  return (
    <div className="flex min-w-0 items-center gap-3 py-2">
      <Mark size={36} />
      <div className="min-w-0 max-[23rem]:sr-only">
        <p className="display truncate text-lg leading-6">{productName}</p>
        <div className="min-w-0 text-ink-faint text-xs sm:flex sm:gap-2">
          {alias && <p className="truncate font-semibold text-ink-soft sm:shrink-0">@{alias}</p>}
          <p className="truncate" title={email ?? undefined}>
            {email ?? t('guest')}
          </p>
        </div>
      </div>
    </div>
  );
}
