import { type ParseKeys, useTranslation } from '@freely/i18n';
import { humanize } from '../humanize.ts';

/** Returns a function that names a kind of mail. One of a newer API has no words yet, and is shown as it is. */
export function useMailName(): (kind: string) => string {
  const { t, i18n } = useTranslation('admin/mails');

  return (kind) => {
    const key = `kinds.${kind}`;

    return i18n.exists(key, { ns: 'admin/mails' })
      ? t(key as ParseKeys<'admin/mails'>)
      : humanize(kind);
  };
}
