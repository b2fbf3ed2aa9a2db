import { CSPProvider } from '@base-ui/react/csp-provider';
import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

interface Item {
  label: string;
  icon: ReactNode;
  danger?: boolean;
  onChoose: () => void;
}

interface Props {
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly Item[];
  startsOpen?: boolean;
}

/** A few actions behind a button. It uses a large library, so first screens load it on demand. */
export const Menu = ({ trigger, items, startsOpen = false }: Props) => (
  <CSPProvider disableStyleElements>
    <BaseMenu.Root defaultOpen={startsOpen} modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner align="end" sideOffset={4} collisionPadding={8} className="z-40">
          <BaseMenu.Popup className="grid min-w-44 animate-rise gap-0.5 rounded-lg border border-line bg-raised p-1.5 text-ink shadow-float outline-none">
            {items.map(({ label, icon, danger = false, onChoose }) => (
              <BaseMenu.Item
                key={label}
                onClick={onChoose}
                className={cx(
                  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-md px-3 font-semibold text-sm outline-none data-highlighted:bg-hover forced-colors:data-highlighted:outline-2',
                  danger && 'text-negative-ink',
                )}
              >
                {icon}
                {label}
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  </CSPProvider>
);
