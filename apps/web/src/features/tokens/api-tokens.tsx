import type { ApiToken } from '@serendip/contract/tokens';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { statusMessage } from '../../api/errors.ts';
import { useUser } from '../../api/session.ts';
import { texts } from '../../language/texts.ts';
import { formatDay } from '../../lib/dates.ts';
import { recoverFocus } from '../../lib/lost-focus.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.ts';
import { CreateToken } from './create-token.tsx';
import { apiTokens, endToken } from './queries.ts';
import { scopeName } from './scope-choices.ts';

const t = texts('tokens');

const buttonId = 'create-token';

function Token({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { name, scopes, event_name, last_used_on, expires_at } = token;
  const isOver = Date.parse(expires_at) <= Date.now();
  return (
    <ListRow>
      <div className="min-w-0 flex-1">
        <p dir="auto" className="wrap-anywhere font-semibold">
          {name}
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {scopes.map(scopeName).join(' · ')}
          {' · '}
          <bdi>{event_name ?? t('allEvents')}</bdi>
        </p>
        <p className="text-ink-soft text-sm">
          {last_used_on ? t('lastUsed', { date: formatDay(last_used_on, 'short') }) : t('notUsed')}{' '}
          {t(isOver ? 'expired' : 'expires', { date: formatDay(expires_at.slice(0, 10), 'short') })}
        </p>
      </div>
      <IconButton label={t('revokeNamed', { name })} icon={<Trash2 size={18} aria-hidden />} onClick={onRevoke} />
    </ListRow>
  );
}

/** Secrets with which programs act for the user, to create and to revoke. */
export default function ApiTokens() {
  const { email } = useUser();
  const { data: tokens } = useQuery({ ...apiTokens, enabled: email !== null });
  const queries = useQueryClient();
  const [creating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  const [busy, setBusy] = useState(false);
  if (email !== null && !tokens) return null;

  const refresh = () => queries.invalidateQueries(apiTokens);
  const revoke = async ({ id, name }: ApiToken) => {
    setBusy(true);
    try {
      await endToken(id);
      toast.success(t('opensNothing', { name }));
    } catch (failure) {
      toast.error(statusMessage(failure, t('revokeFailed')));
    }
    await refresh();
    // The pressed row is gone, so the focus is lost once the dialog has closed.
    flushSync(() => {
      setBusy(false);
      setRevoking(null);
    });
    recoverFocus(document.getElementById(buttonId));
  };

  return (
    <Card className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="heading text-xl">{t('title')}</h2>
          <p className="text-ink-soft text-sm">
            {email === null ? t('forHosts') : t('about')}{' '}
            <TextLink to="/api/docs" reloadDocument>
              {t('reference')}
            </TextLink>
          </p>
        </div>
        {email !== null && (
          <Button
            id={buttonId}
            variant="secondary"
            icon={<Plus size={18} aria-hidden />}
            onClick={() => setCreating(true)}
          >
            {t('create')}
          </Button>
        )}
      </div>
      {tokens && tokens.length > 0 && (
        <List>
          {tokens.map((token) => (
            <Token key={token.id} token={token} onRevoke={() => setRevoking(token)} />
          ))}
        </List>
      )}
      {creating && (
        <CreateToken
          onClose={() => setCreating(false)}
          onMade={(made) => {
            setCreating(false);
            setSecret(made);
            void refresh();
          }}
        />
      )}
      {secret && (
        <SecretDialog
          secret={secret}
          label={t('token')}
          title={t('copyTitle')}
          description={t('copyText')}
          copied={t('copied')}
          copyByHand={t('copyByHand')}
          onClose={() => {
            setSecret(null);
            requestAnimationFrame(() => recoverFocus(document.getElementById(buttonId)));
          }}
        />
      )}
      <ConfirmDialog
        open={revoking !== null}
        title={t('revokeTitle')}
        description={revoking && t('revokeText', { name: revoking.name })}
        confirmLabel={t('revoke')}
        danger
        busy={busy}
        onConfirm={() => revoking && revoke(revoking)}
        onCancel={() => setRevoking(null)}
      />
    </Card>
  );
}
