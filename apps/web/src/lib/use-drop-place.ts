import { type DragEvent, useState } from 'react';

/**
 * A place where a person can be dropped with the mouse. `type` is that of the dragged data, so that nothing else is taken.
 * `over` is true while one is held above it. Dragging is the mouse's way alone: the place needs another one for fingers and keys.
 */
export function useDropPlace(type: string, onDrop: ((personId: string) => void) | undefined) {
  const [over, setOver] = useState(false);
  const accept = (event: DragEvent) => {
    if (!onDrop || !event.dataTransfer.types.includes(type)) return;
    event.preventDefault();
    setOver(true);
  };
  return {
    over,
    leave: () => setOver(false),
    events: {
      onDragEnter: accept,
      onDragOver: accept,
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        onDrop?.(event.dataTransfer.getData(type));
      },
    },
  };
}
