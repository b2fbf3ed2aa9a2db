import { texts } from '../../language/texts.ts';

const t = texts('words');
/** A word as its mail shows it: the subject, the heading, the text. */
export const WordPreview = ({ heading, text }: { heading: string; text: string }) => (
  <div className="grid min-w-0 grid-cols-1 gap-2 rounded-lg border border-line bg-sunken p-4">
    <p className="text-ink-faint text-xs">
      {t.rich('subject', { subject: (words) => <span className="font-semibold">{words}</span> })}
    </p>
    <p dir="auto" className="heading wrap-anywhere text-lg">
      {heading}
    </p>
    <p dir="auto" className="wrap-anywhere max-h-60 overflow-y-auto whitespace-pre-line text-ink-soft">
      {text}
    </p>
  </div>
);
