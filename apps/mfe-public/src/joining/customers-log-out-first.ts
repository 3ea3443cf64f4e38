import { type Guard, hasRole, sessionStore } from '@freely/auth';
import { getI18n } from '@freely/i18n';
import { redirect } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { loadMessages } from '../messages.ts';

/**
 * A customer's account cannot become a practitioner's, so customers are led to the page that says how they can
 * work with us, rather than home without a word (spec 1 §6).
 */
export const customersLogOutFirst: Guard = async () => {
  const session = sessionStore.getState();
  if (!hasRole(session, 'customer') || hasRole(session, 'practitioner')) return undefined;

  await loadMessages('public/joining');
  const title = getI18n().t('signUp.logOutFirst', { ns: 'public/joining' });
  showToast({ tone: 'warning', title });

  return redirect(siteMap.joinFreely);
};
