import { getI18n } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';

/** Parts of the frame that few pages show, in one chunk. */
export const importParts = () => import('./parts.ts');

/** Says that something could not be opened, because its code is missing. */
export function showOpeningFailed(): void {
  showToast({ tone: 'error', title: getI18n().t('dialogFailed', { ns: 'shell' }) });
}
