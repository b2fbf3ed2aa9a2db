import { useNavigate } from 'react-router';
import { texts } from '../../language/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { returnState } from './return-to.ts';
import { signOutHere } from './sign-out-here.ts';

const t = texts('identity');

interface Props {
  /** Why a session alone does not do. */
  why: string;
  /** The path to come back to. */
  to: string;
  onClose: () => void;
}

/** For what a stolen session must not do: the server wants a sign-in of the last minutes. */
export function SignInAgain({ why, to, onClose }: Props) {
  const navigate = useNavigate();
  const signInAgain = () => {
    void signOutHere();
    navigate('/login', { replace: true, state: returnState(to) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('again.title')}
      description={why}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('again.notNow')}
          </Button>
          <Button onClick={signInAgain}>{t('again.signIn')}</Button>
        </>
      }
    />
  );
}
