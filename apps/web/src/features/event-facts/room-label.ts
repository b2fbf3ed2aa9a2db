import { roomLabel as labelOf } from '@serendip/contract/room-label';
import { texts } from '../../language/texts.ts';

const t = texts('eventFacts');

/** The room's label: 'Room 7', 'Room 7, Sofa', or 'Table 7', which has its own number. */
export const roomLabel = (number: number, name: string | null): string =>
  labelOf(number, name, (number, name) =>
    name === null ? t('room', { number: String(number) }) : t('namedRoom', { number: String(number), name }),
  );
