import { useSession } from '../api/session.ts';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { GoForm } from '../features/evening/go-form.tsx';

/** For people with a code and no camera: finds the event, or the stage. */
export default function Go() {
  const back = useSession() ? { to: '/dashboard', label: 'Dashboard' } : { to: '/', label: 'Back to Home' };
  return (
    <AccountFrame title="Go to your event" lead="The code is on the screen or the poster in the room." back={back}>
      <GoForm />
    </AccountFrame>
  );
}
