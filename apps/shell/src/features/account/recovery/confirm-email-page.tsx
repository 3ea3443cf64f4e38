import { ApiError, send } from '@freely/api-client/client';
import { confirmEmail, currentUser } from '@freely/api-client/contract';
import { sessionStore, updateUser, useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { useMutation } from '@freely/query';
import { Link, useParams, useSearchParams } from '@freely/router';
import { showToast, usePageTitle } from '@freely/shell-sdk';
import { emailReturn, forgetEmailReturn } from '@freely/shell-sdk/email-return';
import { siteMap } from '@freely/shell-sdk/site-map';
import { Button, buttonClass } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import type { ReactNode } from 'react';
import styles from '../form.module.css';
import { FormPage } from '../form-page.tsx';
import { isUsed } from './used-link.ts';

/**
 * An email address, the first of an account or a new one, is confirmed with a button, not by opening the link: mail
 * scanners open links too, and only the owner of the address may confirm it (D40).
 */
export function ConfirmEmailPage() {
  const { t } = useTranslation('shell/account');
  const { token = '' } = useParams();
  // Said by the link, since only the server knows what its token is for. It chooses the words, and nothing else.
  const isNew = useSearchParams()[0].has('new');
  usePageTitle(t('confirmEmail.title'));

  const confirmation = useMutation({
    mutationFn: () => send(confirmEmail, { body: { token } }),
    onSuccess: ({ message }) => {
      showToast({ tone: 'success', title: message });
      return refreshUser();
    },
  });

  return (
    <FormPage title={t('confirmEmail.title')}>
      {confirmation.isSuccess && (
        <Over>
          <Callout tone="success" title={t('confirmEmail.done')} role="status">
            {t(isNew ? 'confirmEmail.newNext' : 'confirmEmail.next')}
          </Callout>
        </Over>
      )}
      {isUsed(confirmation.error) && (
        <Over>
          <Callout tone="warning" title={confirmation.error.message} role="alert">
            {t('confirmEmail.used')}
          </Callout>
        </Over>
      )}
      {!confirmation.isSuccess && !isUsed(confirmation.error) && (
        <div className={styles.form}>
          <p className={styles.lead}>{t(isNew ? 'confirmEmail.newLead' : 'confirmEmail.lead')}</p>
          {confirmation.error && (
            <Callout tone="warning" role="alert">
              {confirmation.error.message}
            </Callout>
          )}
          <Button isBlock isPending={confirmation.isPending} onClick={() => confirmation.mutate()}>
            {t('confirmEmail.submit')}
          </Button>
        </div>
      )}
    </FormPage>
  );
}

/** What became of the link, and a way on. */
function Over({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell/account');
  const isSignedIn = useSession().status === 'signed-in';
  const back = isSignedIn ? emailReturn() : null;

  return (
    <div className={styles.form}>
      {children}
      {back !== null && (
        <Link
          className={buttonClass({ isBlock: true })}
          to={back}
          onClick={() => forgetEmailReturn()}
        >
          {t('confirmEmail.goBack')}
        </Link>
      )}
      <Link
        className={buttonClass({ isBlock: true, variant: back === null ? 'primary' : 'quiet' })}
        to={isSignedIn ? siteMap.home : siteMap.login}
      >
        {t(isSignedIn ? 'confirmEmail.goOn' : 'confirmEmail.logIn')}
      </Link>
    </div>
  );
}

/** The session contains the email address too. */
async function refreshUser(): Promise<void> {
  if (sessionStore.getState().status !== 'signed-in') return;
  try {
    updateUser(await send(currentUser, {}));
  } catch (error) {
    // The address is confirmed anyway; the session gets it with the next login.
    if (!(error instanceof ApiError)) throw error;
  }
}
