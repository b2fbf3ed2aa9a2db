import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../api/session.ts';
import { texts } from '../../language/texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { leaveOnPurpose } from '../identity/return-to.ts';
import { signOutHere } from '../identity/sign-out-here.ts';

const t = texts('accountSettings');

/**
 * Signs out in this browser at once, without waiting for the server. Guests cannot sign in again, so it asks them
 * first.
 */
export function LogoutButton() {
  const navigate = useNavigate();
  const location = useLocation();
  const isGuest = useSession()?.email === null;
  const [asking, setAsking] = useState(false);
  const logout = () => {
    leaveOnPurpose(location);
    void signOutHere();
    navigate('/login', { replace: true });
  };
  return (
    <>
      <IconButton
        label={t('logout.button')}
        icon={<LogOut size={20} aria-hidden />}
        onClick={isGuest ? () => setAsking(true) : logout}
      />
      <ConfirmDialog
        open={asking}
        title={t('logout.question')}
        description={t('logout.lead')}
        confirmLabel={t('logout.confirm')}
        cancelLabel={t('logout.stay')}
        danger
        onConfirm={logout}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
