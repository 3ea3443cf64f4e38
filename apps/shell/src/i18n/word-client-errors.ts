import { setClientMessages } from '@freely/api-client/client';
import type { I18n } from '@freely/i18n';

/** What calls without a proper response say, in the language of the page. */
export function wordClientErrors(i18n: I18n): void {
  const t = i18n.getFixedT(null, 'shell');
  setClientMessages({ offline: t('calls.offline'), unexpected: t('calls.unexpected') });
}
