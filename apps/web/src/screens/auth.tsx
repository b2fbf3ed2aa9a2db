import { useLocation, useNavigate } from 'react-router';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { AuthForm, type AuthMode } from '../features/accounts/auth-form.tsx';
import { returnPath } from '../features/accounts/return-to.ts';
import { Notice } from '../ui/notice.tsx';

const views = {
  sign_in: {
    title: 'Welcome back',
    lead: 'Sign in to see who to meet.',
    question: "Don't have an account?",
    other: 'Sign Up',
    otherPath: '/signup',
  },
  sign_up: {
    title: 'Create your account',
    lead: 'Free, no credit card, 2-minute setup.',
    question: 'Already have an account?',
    other: 'Sign In',
    otherPath: '/login',
  },
};

/** An address of an event, but not of its edit screen. */
const anEvent = /^\/events\/[^/?#]+\/?(?:[?#]|$)/;

/** Sign-in and sign-up in one screen. The address says which one it is. */
export default function Auth() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const mode: AuthMode = pathname.startsWith('/signup') ? 'sign_up' : 'sign_in';
  const view = views[mode];
  return (
    <AccountFrame title={view.title} lead={view.lead} back={{ to: '/', label: 'Back to Home' }}>
      {anEvent.test(returnPath(state)) && (
        <Notice tone="accent">Sign in or sign up to open the event you were invited to.</Notice>
      )}
      <AuthForm key={mode} mode={mode} />
      <p className="flex flex-wrap items-center justify-center gap-x-1.5 border-line border-t pt-5 text-ink-soft text-sm">
        {view.question}
        <button
          type="button"
          onClick={() => navigate(view.otherPath, { replace: true, state })}
          className="min-h-11 rounded-xs px-1 font-semibold text-accent-ink underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {view.other}
        </button>
      </p>
    </AccountFrame>
  );
}
