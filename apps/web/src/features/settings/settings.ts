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

/** The operator's e-mail address for questions, null until known or when there is none. */
export function useSupportEmail(): string | null {
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    readSettings().then((settings) => !gone && setEmail(settings?.support_email ?? null));
    return () => {
      gone = true;
    };
  }, []);
  return email;
}
