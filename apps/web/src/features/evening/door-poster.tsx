import { useBaseAddress } from '../service/settings.ts';
import { codeAddress, goAddress } from './code-addresses.ts';
import { QrCode } from './qr-code.tsx';

interface Props {
  eventId: string;
  name: string;
  /** The evening's code. */
  code: string;
}

/** The poster for the door: scanning it joins the event and checks in. */
export function DoorPoster({ eventId, name, code }: Props) {
  const base = useBaseAddress();
  return (
    <section aria-labelledby="poster" className="grid justify-items-center gap-8 text-center print:min-h-[85vh]">
      <h2 id="poster" dir="auto" className="display wrap-anywhere text-4xl">
        {name}
      </h2>
      <p className="text-2xl">Scan the code to join and check in.</p>
      <QrCode address={codeAddress(base, eventId, code)} className="w-full max-w-112 border border-line" />
      <p className="wrap-anywhere text-ink-soft text-lg">
        Or open <strong className="text-ink">{goAddress(base)}</strong> and type
        <strong className="display block pt-2 text-4xl text-ink tracking-widest">{code}</strong>
      </p>
    </section>
  );
}
