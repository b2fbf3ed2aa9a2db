import { texts } from '../../../language/texts.ts';
import { LocalOnlyNotice } from '../../service/local-only-notice.tsx';
import { useBaseAddress } from '../../service/settings.ts';
import { codeAddress, goAddress } from '../code-addresses.ts';
import { QrCode } from '../qr-code.tsx';
import { codeId } from './main-button.tsx';

const t = texts('console');

interface Props {
  eventId: string;
  code: string;
}

/** The code for people at the door, to scan from the host's phone or to type. */
export function DoorCode({ eventId, code }: Props) {
  const base = useBaseAddress();
  return (
    <section aria-labelledby={codeId} className="grid grid-cols-1 gap-3">
      <h2 id={codeId} tabIndex={-1} className="sr-only">
        {t('code.title')}
      </h2>
      <LocalOnlyNotice address={base} />
      <QrCode
        address={codeAddress(base, eventId, code)}
        label={t('code.qrCode')}
        className="mx-auto w-full max-w-128 lg:max-w-80"
      />
      <div className="grid gap-1 text-center">
        <p className="font-bold font-mono text-4xl tracking-[0.15em]">
          <span className="sr-only">{t('code.is')}</span>
          {code}
        </p>
        <p className="wrap-anywhere text-ink-soft">
          {t.rich('code.orOpen', {
            address: goAddress(base),
            place: (address) => <strong className="text-ink">{address}</strong>,
            code,
          })}
        </p>
      </div>
    </section>
  );
}

/** The code in a line, for people who come later. */
export const CodeLine = ({ code }: { code: string }) => {
  const base = useBaseAddress();
  return (
    <div className="grid gap-1">
      <p className="font-bold font-mono text-3xl tracking-[0.15em]">
        <span className="sr-only">{t('code.is')}</span>
        {code}
      </p>
      <p className="wrap-anywhere text-ink-soft text-sm">{t('code.typedAt', { address: goAddress(base) })}</p>
    </div>
  );
};
