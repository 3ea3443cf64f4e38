import {
  type AuthDialogKind,
  authDialogStore,
  dismissAuthDialog,
  finishAuthDialog,
  forgetTarget,
  openAuthDialog,
  rememberedTarget,
} from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { useLocation, useNavigate } from '@freely/router';
import { useStore } from '@freely/store';
import { Dialog } from '@freely/ui/dialog';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLeaveKeptPage } from '../../session/use-leave-kept-page.ts';
import styles from './form.module.css';
import { FormArt } from './form-page.tsx';
import { LoginForm } from './login-form.tsx';
import { PasswordAgainForm } from './password-again-form.tsx';
import { ResetRequestForm } from './recovery/reset-request-form.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { SignUpOffer } from './sign-up-offer.tsx';

const TEXTS = {
  login: { title: 'login.welcomeBack', lead: 'login.lead' },
  register: { title: 'registration.title', lead: 'registration.lead' },
  reset: { title: 'resetRequest.title', lead: 'resetRequest.lead' },
  password: { title: 'passwordAgain.title', lead: 'passwordAgain.lead' },
} as const;

/** The account dialogs, with buttons to switch between them; the one for the password stands alone. */
export function AuthDialog({ kind }: { kind: AuthDialogKind }) {
  const { t } = useTranslation('shell/account');
  const { isPageKept } = useStore(authDialogStore);
  useCloseOnNavigation();
  const leave = useLeaveKeptPage();

  return (
    <Dialog
      isOpen
      title={t(TEXTS[kind].title)}
      onClose={isPageKept ? leave : dismissAuthDialog}
      headerArt={<FormArt />}
      isSticky
    >
      <div className={styles.form} data-over-kept-page>
        <p className={styles.lead}>
          {t(isPageKept && kind === 'login' ? 'login.keptLead' : TEXTS[kind].lead)}
        </p>
        <FormOf kind={kind} />
      </div>
    </Dialog>
  );
}

function FormOf({ kind }: { kind: AuthDialogKind }) {
  const { t } = useTranslation('shell/account');
  const carriedEmail = useRef('');
  const goToTarget = useGoToTarget();

  if (kind === 'password') return <PasswordAgainForm onDone={finishAuthDialog} />;
  if (kind === 'login') {
    return (
      <>
        <LoginForm
          forgot={<Switch to="reset">{t('login.forgot')}</Switch>}
          onDone={goToTarget}
          carriedEmail={carriedEmail}
        />
        <div className={styles.other}>
          <p>
            {t('login.newHere')} <Switch to="register">{t('login.createAccount')}</Switch>
          </p>
          <SignUpOffer />
        </div>
      </>
    );
  }

  return (
    <>
      {kind === 'register' ? (
        <RegistrationForm onDone={goToTarget} carriedEmail={carriedEmail} />
      ) : (
        <ResetRequestForm onDone={closeResetRequest} carriedEmail={carriedEmail} />
      )}
      <p className={styles.other}>
        <span>
          {t(kind === 'register' ? 'registration.haveAccount' : 'resetRequest.remembered')}{' '}
          <Switch to="login">{t('login.title')}</Switch>
        </span>
      </p>
    </>
  );
}

function Switch({ to, children }: { to: AuthDialogKind; children: ReactNode }) {
  return (
    <button type="button" className={styles.switch} onClick={() => openAuthDialog({ kind: to })}>
      {children}
    </button>
  );
}

/** After signing in: goes to the remembered target, or stays on the page below. */
function useGoToTarget(): () => void {
  const navigate = useNavigate();

  return () => {
    const target = rememberedTarget();
    finishAuthDialog();
    forgetTarget();
    if (target !== null) void navigate(target);
  };
}

/** A kept page waits for its log-in: with the new password, too. */
function closeResetRequest(): void {
  if (authDialogStore.getState().isPageKept) openAuthDialog({ kind: 'login' });
  else dismissAuthDialog();
}

/** Closes the dialog when a link or the back button leads to another page. That over a kept page closes with it. */
function useCloseOnNavigation(): void {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);

  useEffect(() => {
    // It may be open before the page that is kept is on screen.
    const { isPageKept } = authDialogStore.getState();
    if (openedAt.current !== pathname && !isPageKept) dismissAuthDialog();
  }, [pathname]);
}
