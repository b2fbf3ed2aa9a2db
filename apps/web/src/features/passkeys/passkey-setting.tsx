import type { Passkey } from '@serendip/contract/passkeys';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { statusMessage } from '../../api/errors.ts';
import { texts } from '../../language/texts.ts';
import { formatMoment } from '../../lib/dates.ts';
import { recoverFocus } from '../../lib/lost-focus.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { toast } from '../../ui/toast.ts';
import { AddDevice } from './add-device.tsx';
import { removeDevice, waysToSignIn } from './passkey-calls.ts';

const t = texts('passkeys');

const addButtonId = 'add-device';

function Device({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, created_at, last_used_at } = passkey;
  return (
    <ListRow>
      <div className="min-w-0 flex-1">
        <p dir="auto" className="wrap-anywhere font-semibold">
          {name}
        </p>
        <p className="text-ink-soft text-sm">
          {last_used_at
            ? t('used', { added: formatMoment(created_at), used: formatMoment(last_used_at) })
            : t('unused', { added: formatMoment(created_at) })}
        </p>
      </div>
      <IconButton label={t('remove', { name })} icon={<Trash2 size={18} aria-hidden />} onClick={onRemove} />
    </ListRow>
  );
}

/** The user's passkeys, to add and to remove. Nothing where neither is possible. */
export function PasskeySetting() {
  const { data } = useQuery(waysToSignIn);
  const queries = useQueryClient();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [busy, setBusy] = useState(false);
  const canAdd = 'PublicKeyCredential' in window;
  if (!data || (!canAdd && data.passkeys.length === 0)) return null;

  const refresh = () => queries.invalidateQueries(waysToSignIn);
  const remove = async ({ id }: Passkey) => {
    setBusy(true);
    try {
      await removeDevice(id);
    } catch (failure) {
      toast.error(statusMessage(failure, t('notRemoved')));
    }
    await refresh();
    // The pressed row is gone, so the focus is lost once the dialog has closed.
    flushSync(() => {
      setBusy(false);
      setRemoving(null);
    });
    recoverFocus(document.getElementById(addButtonId));
  };

  return (
    <div className="grid grid-cols-1 gap-3 border-line border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="font-semibold">{t('title')}</h3>
          <p className="text-ink-soft text-sm">{t('lead')}</p>
        </div>
        {canAdd && (
          <Button
            id={addButtonId}
            variant="secondary"
            icon={<KeyRound size={18} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('add')}
          </Button>
        )}
      </div>
      {data.passkeys.length > 0 && (
        <List>
          {data.passkeys.map((passkey) => (
            <Device key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
          ))}
        </List>
      )}
      {adding && (
        <AddDevice
          onClose={() => setAdding(false)}
          onAdded={async () => {
            await refresh();
            setAdding(false);
            toast.success(t('added'));
          }}
        />
      )}
      <ConfirmDialog
        open={removing !== null}
        title={t('removeQuestion')}
        description={removing && t('removeLead', { name: removing.name })}
        confirmLabel={t('removeConfirm')}
        danger
        busy={busy}
        onConfirm={() => removing && remove(removing)}
        onCancel={() => setRemoving(null)}
      />
    </div>
  );
}
