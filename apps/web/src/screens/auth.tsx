import { useLocation, useNavigate } from 'react-router';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { AuthForm, type AuthMode } from '../features/accounts/auth-form.tsx';
import { eventToOpen, returnPath } from '../features/identity/return-to.ts';
import { awaitsItsOwner } from '../lib/drafts.ts';
import { Button } from '../ui/button.tsx';
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

/** The code of an evening, which opens an event to guests for as long as it is valid. */
const aCode = /[?&]here=/;

/** Sign-in and sign-up in one screen. The address says which one it is. */
export default function Auth() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const mode: AuthMode = pathname.startsWith('/signup') ? 'sign_up' : 'sign_in';
  const view = views[mode];
  const knows = awaitsItsOwner();
  const invited = anEvent.test(returnPath(state)) && !knows;
  const name = eventToOpen(state);
  const newcomersFirst = invited && mode === 'sign_in';
  const change = () => navigate(view.otherPath, { replace: true, state });
  return (
    <AccountFrame
      title={newcomersFirst ? 'Sign in to open this event' : view.title}
      lead={newcomersFirst ? 'Two minutes, and you can see who to meet.' : view.lead}
      back={{ to: '/', label: 'Back to Home' }}
    >
      {knows && mode === 'sign_in' && (
        <Notice tone="accent">You were signed out. Sign in to go on. Your text is kept.</Notice>
      )}
      {invited && (
        <Notice tone="accent">
          Sign in or sign up to open {name ? <bdi>{name}</bdi> : 'the event you were invited to'}.
        </Notice>
      )}
      {invited && aCode.test(returnPath(state)) && (
        <p className="text-ink-soft text-sm">
          Did you scan a code? It may be an old one. Scan the one on the stage, or ask the host.
        </p>
      )}
      {newcomersFirst && (
        <>
          <Button size="lg" block className="min-h-14 text-lg" onClick={change}>
            New here? Create your account
          </Button>
          <p className="flex items-center gap-4 text-ink-faint text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or sign in
          </p>
        </>
      )}
      <AuthForm key={mode} mode={mode} second={newcomersFirst} />
      <p className="flex flex-wrap items-center justify-center gap-x-1.5 border-line border-t pt-5 text-ink-soft text-sm">
        {view.question}
        <button
          type="button"
          onClick={change}
          className="min-h-11 rounded-xs px-1 font-semibold text-accent-ink underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {view.other}
        </button>
      </p>
    </AccountFrame>
  );
}
