import type { ShownWord } from '@serendip/contract/words';

/** A host's word on the stage. Long texts are cut: phones have all of it. */
export const StageWord = ({ word }: { word: ShownWord }) => (
  <div role="status" className="grid gap-[0.5vh] rounded-xl border-2 border-current px-[2vh] py-[1.5vh]">
    <p dir="auto" className="heading wrap-anywhere line-clamp-2 text-[length:min(5vh,6vw)] leading-tight">
      {word.heading}
    </p>
    <p
      dir="auto"
      className="wrap-anywhere line-clamp-3 whitespace-pre-line text-[length:min(3.4vh,4.5vw)] leading-snug"
    >
      {word.text}
    </p>
  </div>
);
