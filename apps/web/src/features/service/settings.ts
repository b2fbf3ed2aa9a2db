import { type BoundName, bounds } from '@serendip/contract/bounds';
import type { DataOf } from '@serendip/contract/endpoint';
import type { getSettings } from '@serendip/contract/service';
import { useEffect, useState } from 'react';
import { send } from '../../api/send.ts';

export type Settings = DataOf<typeof getSettings>;

/** Imports only a type of the contract: the landing page uses this too and must not load validation code. */
const path: (typeof getSettings)['path'] = '/settings';
let asked: Promise<Settings | null> | null = null;

/** The public settings of this installation, read once. Null if the read fails. */
export function readSettings(): Promise<Settings | null> {
  asked ??= send({ method: 'GET', path }).then(
    (data) => data as Settings,
    () => null,
  );
  return asked;
}

/** One of the settings. Null until it has loaded, or if that fails. */
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

/** The origin of addresses that guests get: the one the operator set, otherwise the browser's. */
export const useBaseAddress = (): string => useSetting('public_url') ?? window.location.origin;

/** The operator's support address. Null until it has loaded, or if there is none. */
export const useSupportEmail = (): string | null => useSetting('support_email');

/** The sign-on provider's name. Null until it has loaded, or if there is none. */
export const useSignOnName = (): string | null => useSetting('sign_on')?.name ?? null;

/** The number of days after an event when its answers and matches are deleted. Null until it has loaded. */
export const useRetentionDays = (): number | null => useSetting('retention_days');

/** False if the server sends no mail. True until it is known. */
export const useSendsMail = (): boolean => useSetting('sends_mail') !== false;

/** True if answers also go to an AI service. */
export const useSendsToAi = (): boolean => useSetting('ai') === true;

/** The limit of a bound: the operator's, or the default. */
export const useMost = (bound: BoundName): number => useSetting('limits')?.[bound] ?? bounds[bound].most;
