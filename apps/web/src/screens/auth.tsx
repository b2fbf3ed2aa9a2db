import { useLocation, useNavigate } from 'react-router';
import { AccountFrame } from '../features/accounts/account-frame.tsx';
import { AuthForm, type AuthMode } from '../features/accounts/auth-form.tsx';
import { eventToOpen, returnPath, wantsToJoin } from '../features/identity/return-to.ts';
import { texts } from '../language/texts.ts';
import { awaitsItsOwner } from '../lib/drafts.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

const t = texts('accounts');

const views = {
  sign_in: {
    title: 'welcome.title',
    lead: 'welcome.lead',
    question: 'welcome.question',
    other: 'signUp',
    otherPath: '/signup',
  },
  sign_up: {
    title: 'newcomer.title',
    lead: 'newcomer.lead',
    question: 'newcomer.question',
    other: 'signIn',
    otherPath: '/login',
  },
} as const;

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
      title={t(newcomersFirst ? 'welcome.toEvent' : view.title)}
      lead={t(newcomersFirst ? 'welcome.toEventLead' : view.lead)}
      back={{ to: '/', label: t('backToHome') }}
    >
      {knows && mode === 'sign_in' && <Notice tone="accent">{t('welcome.kept')}</Notice>}
      {invited && (
        <Notice tone="accent">
          {name
            ? t.rich(wantsToJoin(state) ? 'welcome.joinNamed' : 'welcome.openNamed', {
                name,
                event: (words) => <bdi>{words}</bdi>,
              })
            : t('welcome.open')}
        </Notice>
      )}
      {invited && aCode.test(returnPath(state)) && <p className="text-ink-soft text-sm">{t('welcome.oldCode')}</p>}
      {newcomersFirst && (
        <>
          <Button size="lg" block className="min-h-14 text-lg" onClick={change}>
            {t('welcome.newHere')}
          </Button>
          <p className="flex items-center gap-4 text-ink-faint text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {t('welcome.orSignIn')}
          </p>
        </>
      )}
      <AuthForm key={mode} mode={mode} second={newcomersFirst} />
      <p className="flex flex-wrap items-center justify-center gap-x-1.5 border-line border-t pt-5 text-ink-soft text-sm">
        {t(view.question)}
        <button
          type="button"
          onClick={change}
          className="min-h-11 rounded-xs px-1 font-semibold text-accent-ink underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {t(view.other)}
        </button>
      </p>
    </AccountFrame>
  );
}
