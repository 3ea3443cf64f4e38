import { send } from '@freely/api-client/client';
import { undoEmail } from '@freely/api-client/contract';
import { sessionStore, signOut, useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { useMutation } from '@freely/query';
import { Link, useParams } from '@freely/router';
import { brand, usePageTitle } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { Button, buttonClass } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import styles from '../form.module.css';
import { FormPage } from '../form-page.tsx';
import { isUsed } from './used-link.ts';

/**
 * Takes a change of the email back (D71). With a button, not by opening the link: mail scanners open links
 * too.
 */
export function KeepEmailPage() {
  const { t } = useTranslation('shell/account');
  const { token = '' } = useParams();
  usePageTitle(t('keepEmail.title'));
  const undo = useMutation({
    mutationFn: () => send(undoEmail, { body: { token } }),
    // Every session of the account has ended; in this browser somebody else may be logged in.
    onSuccess: ({ user_id }) => {
      if (sessionStore.getState().user?.user_id === user_id) signOut();
    },
  });

  return (
    <FormPage title={t('keepEmail.title')}>
      <div className={styles.form}>
        {undo.isSuccess ? (
          <>
            <Callout tone="success" title={t('keepEmail.done')} role="status">
              {undo.data.message}
            </Callout>
            <Link className={buttonClass({ isBlock: true })} to={siteMap.home}>
              {t('confirmEmail.goOn')}
            </Link>
          </>
        ) : isUsed(undo.error) ? (
          <Used message={undo.error.message} />
        ) : (
          <>
            <p className={styles.lead}>{t('keepEmail.lead')}</p>
            {undo.error && (
              <Callout tone="warning" role="alert">
                {undo.error.message}
              </Callout>
            )}
            <Button isBlock isPending={undo.isPending} onClick={() => undo.mutate()}>
              {t('keepEmail.submit')}
            </Button>
          </>
        )}
      </div>
    </FormPage>
  );
}

/** Who used it before has had to choose a new password; others have to write to us. */
function Used({ message }: { message: string }) {
  const { t } = useTranslation('shell/account');
  const isSignedIn = useSession().status === 'signed-in';

  return (
    <>
      <Callout tone="warning" title={message} role="alert">
        {t('keepEmail.used')} <a href={`mailto:${brand().supportEmail}`}>{t('keepEmail.write')}</a>
      </Callout>
      <Link
        className={buttonClass({ isBlock: true })}
        to={isSignedIn ? siteMap.home : siteMap.resetPasswordRequest}
      >
        {t(isSignedIn ? 'confirmEmail.goOn' : 'keepEmail.choosePassword')}
      </Link>
    </>
  );
}
