import { useParams } from 'react-router';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { RefuseForm } from '../features/invited-guest/refuse-form.tsx';
import { texts } from '../language/texts.ts';

const t = texts('invitedGuest');
const accounts = texts('accounts');

/** The page behind the two links of an invitation's mail that stop further ones. */
export default function StopInvitations() {
  const { token = '' } = useParams();
  return (
    <AccountFrame title={t('stop.title')} lead={t('stop.lead')} back={{ to: '/', label: accounts('backToHome') }}>
      <RefuseForm token={token} />
    </AccountFrame>
  );
}
