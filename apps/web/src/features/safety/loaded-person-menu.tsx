import { Ban, Flag } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { recoverFocus } from '../../lib/lost-focus.ts';
import { Menu } from '../../ui/menu.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import type { Subject } from './subject.ts';

interface Props extends Subject {
  trigger: ReactElement;
  triggerId: string;
}

/** The menu with its two dialogs. */
export function LoadedPersonMenu({ person, event, trigger, triggerId }: Props) {
  const [asked, setAsked] = useState<'report' | 'block' | null>(null);
  const close = () => {
    setAsked(null);
    // The focus was in the menu, which is gone.
    requestAnimationFrame(() => recoverFocus(document.getElementById(triggerId)));
  };
  return (
    <>
      <Menu
        startsOpen
        trigger={trigger}
        items={[
          { label: 'Report', icon: <Flag size={18} aria-hidden />, onChoose: () => setAsked('report') },
          { label: 'Block', icon: <Ban size={18} aria-hidden />, danger: true, onChoose: () => setAsked('block') },
        ]}
      />
      {asked === 'report' && <ReportDialog person={person} event={event} onClose={close} />}
      {asked === 'block' && <BlockDialog person={person} onClose={close} />}
    </>
  );
}
