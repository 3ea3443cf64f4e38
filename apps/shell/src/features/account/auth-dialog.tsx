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
import { useEffect, useRef } from 'react';
import { useWords } from '../../texts/words.ts';
import styles from './form.module.css';
import { FormArt } from './form-page.tsx';
import { LoginForm } from './login-form.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** The two account dialogs, which can switch into each other. */
export function AuthDialog({ kind }: { kind: AuthDialogKind }) {
  const words = useWords();
  const navigate = useNavigate();
  useCloseOnLeaving();

  function done() {
    const target = rememberedTarget();
    finishAuthDialog();
    forgetTarget();
    if (target !== null) void navigate(target);
  }

  const isLogin = kind === 'login';

  return (
    <Dialog
      isOpen
      title={words(isLogin ? 'login.welcomeBack' : 'registration.title')}
      onClose={dismissAuthDialog}
      headerArt={<FormArt />}
      isSticky
    >
      <div className={styles.form}>
        <p className={styles.lead}>{words(isLogin ? 'login.lead' : 'registration.lead')}</p>
        {isLogin ? <LoginForm onDone={done} /> : <RegistrationForm onDone={done} />}
        <p className={styles.other}>
          <span>
            {words(isLogin ? 'login.newHere' : 'registration.haveAccount')}{' '}
            <button
              type="button"
              className={styles.switch}
              onClick={() => openAuthDialog({ kind: isLogin ? 'register' : 'login' })}
            >
              {words(isLogin ? 'login.createAccount' : 'registration.logIn')}
            </button>
          </span>
        </p>
      </div>
    </Dialog>
  );
}

/** A link inside, or the back button, leads away: the dialog does not follow. */
function useCloseOnLeaving(): void {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);

  useEffect(() => {
    if (openedAt.current !== pathname) dismissAuthDialog();
  }, [pathname]);
}
