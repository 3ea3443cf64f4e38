import { type ParseKeys, useTranslation } from '@freely/i18n';

/** Returns a function that names an audit action such as `review.hide`, also an unknown one. */
export function useActionName(): (kind: string) => string {
  const { t, i18n } = useTranslation('admin');

  return (kind) => {
    const key = `auditActions.${kind.replaceAll('.', '_')}`;

    return i18n.exists(key, { ns: 'admin' })
      ? t(key as ParseKeys<'admin'>)
      : kind.replaceAll(/[._]/g, ' ');
  };
}
