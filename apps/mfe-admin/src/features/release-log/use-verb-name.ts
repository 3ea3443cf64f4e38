import { useTranslation } from '@freely/i18n';
import { humanize } from '../../humanize.ts';

const known = [
  'release',
  'canary',
  'promote',
  'abort',
  'rollback',
  'kill',
  'revive',
  'force-upgrade',
  'gc',
] as const;

/** The words for what a change of a release did. A verb of a newer tool has no words yet, and is shown as it is. */
export function useVerbName(): (verb: string) => string {
  const { t } = useTranslation('admin/release-log');

  return (verb) => {
    const found = known.find((each) => each === verb);

    return found ? t(`verbs.${found}`) : verb.charAt(0).toUpperCase() + humanize(verb).slice(1);
  };
}
