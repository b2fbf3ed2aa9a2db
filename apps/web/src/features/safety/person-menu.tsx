import { EllipsisVertical } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { recoverFocus } from '../../lib/lost-focus.ts';
import { MenuButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import { someone } from '../cards/someone.ts';
import type { LoadedPersonMenu } from './loaded-person-menu.tsx';
import type { Subject } from './subject.ts';

const t = texts('safety');

interface Props extends Subject {
  /** The id of the element that gets the focus when the person disappears from the screen, such as a blocked match. */
  focusAfter?: string;
}

/** 'Report' and 'Block' behind a small button. Most people never press it, so the menu loads on the first press. */
export function PersonMenu({ focusAfter, ...subject }: Props) {
  const [Loaded, setLoaded] = useState<{ Menu: typeof LoadedPersonMenu } | null>(null);
  const [loading, setLoading] = useState(false);
  const id = useId();
  const look = {
    id,
    label: t('menu', { name: subject.person.card?.name ?? subject.person.alias ?? someone() }),
    icon: <EllipsisVertical size={18} aria-hidden />,
  };
  useEffect(
    () => () => {
      if (focusAfter) requestAnimationFrame(() => recoverFocus(document.getElementById(focusAfter)));
    },
    [focusAfter],
  );
  const load = async () => {
    setLoading(true);
    try {
      setLoaded({ Menu: (await import('./loaded-person-menu.tsx')).LoadedPersonMenu });
    } catch {
      toast.error(t('menuFailed'));
    }
    setLoading(false);
  };
  if (Loaded) return <Loaded.Menu {...subject} trigger={<MenuButton {...look} />} />;
  return <MenuButton {...look} aria-haspopup="menu" aria-expanded={false} aria-busy={loading} onClick={load} />;
}
