import type { DraftEdit } from '@serendip/contract/draft-edits';
import type { Room } from '@serendip/contract/matching';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { errorText, isStatus } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { recoverFocus } from '../../lib/lost-focus.ts';
import { rulesInTheWay } from '../rules/move-anyway.tsx';
import { type EditAnswer, useEdit } from './edit-queries.ts';
import { seatButtonId } from './seat-button-id.ts';

const t = texts('drafts');

export type Seated = Room['participants'][number];

interface Place {
  person: Seated;
  room: number;
}

/** A move that would break a rule, and waits for a yes. */
export interface Doubt {
  edit: DraftEdit;
  sentences: string[];
}

export interface Board {
  look: (person: Seated, room: number) => void;
  hold: (person: Seated, room: number) => void;
  letGo: () => void;
  pressSpace: (person: Seated, room: number) => void;
  open: (person: Seated, room: number) => void;
  dropInRoom: (personId: string, room: number) => void;
  dropOnPerson: (personId: string, otherId: string) => void;
}

interface Props {
  eventId: string;
  runId: string;
  round: number;
  version: number;
  rooms: readonly Room[];
}

/** The state of the board: who is held, looked at or asked about, and the last edit's answer. */
export function useBoard({ eventId, runId, round, version, rooms }: Props) {
  const { mutate, isPending } = useEdit(eventId, runId);
  const [looked, setLooked] = useState<Place | null>(null);
  const [held, setHeld] = useState<Place | null>(null);
  // Apart from one picked up by a key: showing more while a mouse drags would move the rooms away from it.
  const [dragged, setDragged] = useState<Place | null>(null);
  const [opened, setOpened] = useState<Place | null>(null);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const [answer, setAnswer] = useState<EditAnswer | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const moved = useRef<string | null>(null);
  // The moved person's button, which had the focus, leaves the room.
  useLayoutEffect(() => {
    if (rooms && moved.current) recoverFocus(document.getElementById(seatButtonId(moved.current)));
  }, [rooms]);
  const edit = (wanted: DraftEdit, anyway = false) => {
    setHeld(null);
    setDragged(null);
    setOpened(null);
    setDoubt(null);
    moved.current = 'user_id' in wanted ? wanted.user_id : null;
    mutate(
      { edit: wanted, version, heed_rules: !anyway && (wanted.kind === 'move' || wanted.kind === 'swap') },
      {
        onSuccess: (done) => {
          setAnswer(done);
          setTrouble(null);
        },
        onError: (error) => {
          const sentences = rulesInTheWay(error);
          if (sentences) {
            setDoubt({ edit: wanted, sentences });
            return;
          }
          setAnswer(null);
          setTrouble(isStatus(error, 409) ? t('changedElsewhere') : errorText(error, t('failedAgain')));
        },
      },
    );
  };
  const latest = useRef({ edit, rooms, round, held });
  useLayoutEffect(() => {
    latest.current = { edit, rooms, round, held };
  });
  const board = useMemo((): Board => {
    const roomOf = (id: string) =>
      latest.current.rooms.find(({ participants }) => participants.some((person) => person.id === id))?.room_number;
    const dropInRoom = (userId: string, room: number) => {
      setHeld(null);
      if (userId && roomOf(userId) !== room)
        latest.current.edit({ kind: 'move', round: latest.current.round, user_id: userId, room_number: room });
    };
    const dropOnPerson = (userId: string, otherId: string) => {
      setHeld(null);
      const room = roomOf(otherId);
      if (userId && userId !== otherId && roomOf(userId) !== room)
        latest.current.edit({ kind: 'swap', round: latest.current.round, user_id: userId, other_id: otherId });
    };
    return {
      look: (person, room) => setLooked({ person, room }),
      hold: (person, room) => setDragged({ person, room }),
      letGo: () => setDragged(null),
      open: (person, room) => {
        setLooked({ person, room });
        setOpened({ person, room });
      },
      pressSpace: (person, room) => {
        const carriedOne = latest.current.held;
        if (carriedOne?.person.id === person.id) setHeld(null);
        else if (carriedOne) dropOnPerson(carriedOne.person.id, person.id);
        else if (!person.pinned) setHeld({ person, room });
      },
      dropInRoom,
      dropOnPerson,
    };
  }, []);
  return {
    board,
    edit,
    isPending,
    held,
    marked: held ?? dragged ?? looked,
    opened,
    close: () => setOpened(null),
    doubt,
    forget: () => setDoubt(null),
    answer,
    trouble,
  };
}
