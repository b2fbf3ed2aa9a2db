import { useSession } from '../api/session.ts';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { GoForm } from '../features/evening/go-form.tsx';
import { texts } from '../language/texts.ts';

const t = texts('go');
const accounts = texts('accounts');

/** For people with a code and no camera: finds the event, or the stage. */
export default function Go() {
  const back = useSession() ? { to: '/dashboard', label: t('dashboard') } : { to: '/', label: accounts('backToHome') };
  return (
    <AccountFrame title={t('title')} lead={t('lead')} back={back}>
      <GoForm />
    </AccountFrame>
  );
}
