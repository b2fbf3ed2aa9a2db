import type { Event } from '@serendip/contract/events';
import { textsIn } from '../../language/texts.ts';
import { useBaseAddress } from '../service/settings.ts';
import { codeAddress, goAddress } from './code-addresses.ts';
import { InLanguages, useEventTexts } from './event-languages.tsx';
import { QrCode } from './qr-code.tsx';

interface Props {
  event: Pick<Event, 'id' | 'name' | 'language' | 'second_language'>;
  /** The evening's code. */
  code: string;
}

/** The poster for the door, in the event's languages: scanning it joins the event and checks in. */
export function DoorPoster({ event, code }: Props) {
  const base = useBaseAddress();
  if (!useEventTexts(event)) return null;
  return (
    <section
      aria-labelledby="poster"
      lang={event.language}
      className="grid justify-items-center gap-8 text-center print:min-h-[85vh]"
    >
      <h2 id="poster" dir="auto" className="display wrap-anywhere text-4xl">
        {event.name}
      </h2>
      <p className="text-balance text-2xl">
        <InLanguages of={event}>{(language) => textsIn(language, 'paper')('scan')}</InLanguages>
      </p>
      <QrCode
        address={codeAddress(base, event.id, code)}
        label={textsIn(event.language, 'paper')('qrCode')}
        className="w-full max-w-112 border border-line"
      />
      <p className="wrap-anywhere text-ink-soft text-lg">
        <InLanguages of={event}>
          {(language) =>
            textsIn(language, 'paper').rich('orOpen', {
              address: goAddress(base),
              place: (address) => <strong className="text-ink">{address}</strong>,
            })
          }
        </InLanguages>
        <strong className="block pt-2 font-bold font-mono text-5xl text-ink tracking-[0.15em]">{code}</strong>
      </p>
    </section>
  );
}
