import { Ban, Flag } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { texts } from '../../language/texts.ts';
import { Menu } from '../../ui/menu.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import type { Subject } from './subject.ts';

const t = texts('safety');

interface Props extends Subject {
  trigger: ReactElement;
}

/** The menu with its two dialogs. */
export function LoadedPersonMenu({ person, event, trigger }: Props) {
  const [asked, setAsked] = useState<'report' | 'block' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Menu
        startsOpen
        trigger={trigger}
        items={[
          { label: t('report'), icon: <Flag size={18} aria-hidden />, onChoose: () => setAsked('report') },
          { label: t('block'), icon: <Ban size={18} aria-hidden />, danger: true, onChoose: () => setAsked('block') },
        ]}
      />
      {asked === 'report' && <ReportDialog person={person} event={event} onClose={close} />}
      {asked === 'block' && <BlockDialog person={person} onClose={close} />}
    </>
  );
}
