import {
  type AuthDialogKind,
  dismissAuthDialog,
  finishAuthDialog,
  forgetTarget,
  openAuthDialog,
  rememberedTarget,
} from '@freely/auth';
import { useLocation, useNavigate } from '@freely/router';
import { Dialog } from '@freely/ui/dialog';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './form.module.css';
import { FormArt } from './form-page.tsx';
import { LoginForm } from './login-form.tsx';
import { ResetRequestForm } from './recovery/reset-request-form.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { SignUpOffer } from './sign-up-offer.tsx';
import { useWords } from './words.ts';

const TEXTS = {
  login: { title: 'login.welcomeBack', lead: 'login.lead' },
  register: { title: 'registration.title', lead: 'registration.lead' },
  reset: { title: 'resetRequest.title', lead: 'resetRequest.lead' },
} as const;

/** The three account dialogs, which can switch into each other. */
export function AuthDialog({ kind }: { kind: AuthDialogKind }) {
  const words = useWords();
  useCloseOnLeaving();

  return (
    <Dialog
      isOpen
      title={words(TEXTS[kind].title)}
      onClose={dismissAuthDialog}
      headerArt={<FormArt />}
      isSticky
    >
      <div className={styles.form}>
        <p className={styles.lead}>{words(TEXTS[kind].lead)}</p>
        <FormOf kind={kind} />
      </div>
    </Dialog>
  );
}

function FormOf({ kind }: { kind: AuthDialogKind }) {
  const words = useWords();
  const goOn = useGoOn();

  if (kind === 'login') {
    return (
      <>
        <LoginForm forgot={<Switch to="reset">{words('login.forgot')}</Switch>} onDone={goOn} />
        <div className={styles.other}>
          <p>
            {words('login.newHere')} <Switch to="register">{words('login.createAccount')}</Switch>
          </p>
          <SignUpOffer />
        </div>
      </>
    );
  }

  return (
    <>
      {kind === 'register' ? (
        <RegistrationForm onDone={goOn} />
      ) : (
        <ResetRequestForm onDone={dismissAuthDialog} />
      )}
      <p className={styles.other}>
        <span>
          {words(kind === 'register' ? 'registration.haveAccount' : 'resetRequest.remembered')}{' '}
          <Switch to="login">{words('login.title')}</Switch>
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

/** After signing in: to the page that was asked for, or on with the one below. */
function useGoOn(): () => void {
  const navigate = useNavigate();

  return () => {
    const target = rememberedTarget();
    finishAuthDialog();
    forgetTarget();
    if (target !== null) void navigate(target);
  };
}

/** A link inside, or the back button, leads away: the dialog does not follow. */
function useCloseOnLeaving(): void {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);

  useEffect(() => {
    if (openedAt.current !== pathname) dismissAuthDialog();
  }, [pathname]);
}
