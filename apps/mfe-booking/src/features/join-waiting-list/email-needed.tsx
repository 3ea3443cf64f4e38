import { UnconfirmedEmail, userSettingsQuery } from '@freely/account-settings';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { useLocation } from '@freely/router';
import { rememberEmailReturn } from '@freely/shell-sdk/email-return';
import { useEffect } from 'react';

/** Before the form is filled in: joining needs a confirmed email, since offers come by mail. */
export default function EmailNeeded() {
  const { t } = useTranslation('booking/waiting-list');
  // It is confirmed in another tab.
  const { data } = useQuery({ ...userSettingsQuery, staleTime: 0, refetchOnWindowFocus: true });
  const isNeeded = data?.email_confirmed === false;
  const { pathname, search } = useLocation();
  const page = pathname + search;
  useEffect(() => {
    if (isNeeded) rememberEmailReturn(page);
  }, [isNeeded, page]);
  if (!isNeeded) return null;

  return <UnconfirmedEmail email={data.email}>{t('join.emailNeeded')}</UnconfirmedEmail>;
}
