import { Suspense } from 'react';
import { codeAddress } from '../code-address.ts';
import { QrCode } from '../qr.tsx';

interface Props {
  eventId: string;
  name: string;
  code: string;
}

/** For the door, on paper: it shows only when the console is printed. */
export const Poster = ({ eventId, name, code }: Props) => (
  <div className="hidden justify-items-center gap-8 p-8 text-center print:grid">
    <p dir="auto" className="display wrap-anywhere text-4xl">
      {name}
    </p>
    <p className="heading text-3xl">Scan to be here</p>
    <Suspense>
      <QrCode address={codeAddress(eventId, code)} className="w-[14cm] max-w-full" />
    </Suspense>
    <p className="text-2xl">or open the event and type</p>
    <p className="font-bold font-mono text-[4rem] leading-none tracking-[0.2em]">{code}</p>
  </div>
);
