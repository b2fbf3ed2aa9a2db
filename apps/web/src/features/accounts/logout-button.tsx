import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { IconButton } from '../../ui/icon-button.tsx';
import { signOutHere } from './account-calls.ts';

/** Signs out in this browser at once and opens the sign-in, whatever the server answers. */
export function LogoutButton() {
  const navigate = useNavigate();
  const logout = () => {
    void signOutHere();
    navigate('/login', { replace: true });
  };
  return <IconButton label="Logout" icon={<LogOut size={20} aria-hidden />} onClick={logout} />;
}
