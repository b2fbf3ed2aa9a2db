import type { DataOf } from '@serendip/contract/endpoint';
import type { getSettings } from '@serendip/contract/service';
import { useEffect, useState } from 'react';
import { send } from '../../api/send.ts';

export type Settings = DataOf<typeof getSettings>;

/** Only the type of the contract is imported: the landing page asks for this too and carries no validation code. */
const path: (typeof getSettings)['path'] = '/settings';
let asked: Promise<Settings | null> | null = null;

/** The installation's public settings, asked for once; null when they cannot be had. */
export function readSettings(): Promise<Settings | null> {
  asked ??= send({ method: 'GET', path }).then(
    (data) => data as Settings,
    () => null,
  );
  return asked;
}

/** One of the settings; null until it is known, and when it cannot be had. */
function useSetting<K extends keyof Settings>(name: K): Settings[K] | null {
  const [value, setValue] = useState<Settings[K] | null>(null);
  useEffect(() => {
    let gone = false;
    readSettings().then((settings) => !gone && setValue(settings?.[name] ?? null));
    return () => {
      gone = true;
    };
  }, [name]);
  return value;
}

/** The operator's e-mail address for questions, null until known or when there is none. */
export const useSupportEmail = (): string | null => useSetting('support_email');

/** Whether answers also go to an AI service that the operator set up. */
export const useSendsToAi = (): boolean => useSetting('ai') === true;
