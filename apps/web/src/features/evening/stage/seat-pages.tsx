import type { Stage } from '@serendip/contract/evening';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { textsIn } from '../../../language/texts.ts';
import { calledAmong } from '../../../ui/called-among.ts';
import { InLanguages } from '../event-languages.tsx';
import { letterSize, lineHeight, pageAt, sheetFor } from './pages.ts';

/** Milliseconds a page shows: long enough to find a name and read a room. */
const standsFor = 6000;

/** The size of an element, updated when the window changes. */
function useSpace() {
  const place = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const node = place.current;
    if (!node) return;
    const measure = () => setSpace({ width: node.clientWidth, height: node.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return { place, ...space };
}

/** Everyone's room by name, for guests without a phone. A long list turns its pages by itself. */
export function SeatPages({ stage }: { stage: Stage }) {
  const seats = calledAmong(stage.seats);
  const { place, width, height } = useSpace();
  const [turn, setTurn] = useState(0);
  const size = letterSize(seats.length, window.innerWidth, window.innerHeight);
  const sheet = sheetFor(seats, size, width, height);
  const { page, pages, shown, high } = pageAt(seats, sheet, turn);
  useEffect(() => {
    if (pages === 1) return;
    const timer = setInterval(() => setTurn((before) => before + 1), standsFor);
    return () => clearInterval(timer);
  }, [pages]);
  return (
    <div className="grid h-full min-h-0 grid-cols-1 grid-rows-[minmax(0,1fr)_auto]">
      <div ref={place} className="min-h-0 overflow-hidden max-lg:min-h-64">
        <ul
          aria-label={textsIn(stage.language, 'stage')('roomsByName')}
          className="grid grid-flow-col gap-x-[3vw]"
          style={{
            fontSize: size,
            lineHeight,
            gridTemplateRows: `repeat(${high}, auto)`,
            gridTemplateColumns: `repeat(${sheet.columns}, minmax(0, 1fr))`,
          }}
        >
          {shown.map(({ called, beside, room }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name; a page is drawn whole
              key={index}
              className="flex min-w-0 items-baseline justify-between gap-[0.8em]"
            >
              <span className="min-w-0 truncate">
                <bdi>{called}</bdi>
                {beside && (
                  <>
                    {' '}
                    <bdi className="text-[0.7em]">{beside}</bdi>
                  </>
                )}
              </span>
              <bdi className="max-w-[60%] shrink-0 truncate font-bold">{room}</bdi>
            </li>
          ))}
        </ul>
      </div>
      {pages > 1 && (
        <p className="text-center text-[length:max(2.6vh,14px)]">
          <InLanguages of={stage} inline>
            {(language) => textsIn(language, 'stage')('page', { page: String(page + 1), pages: String(pages) })}
          </InLanguages>
        </p>
      )}
    </div>
  );
}
