import type { NotShownReason } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { Callout } from '@freely/ui/callout';
import styles from '../home.module.css';

/** The screen that fixes each reason; an approval is up to an admin. */
const FIXES = {
  inactive: '/practitioner/settings',
  not_onboarded: '/practitioner-information',
  papers: '/practitioner/papers',
  no_price: '/practitioner/services',
  location_off: '/practitioner/locations',
  no_hours: '/practitioner/availability',
} as const satisfies Record<Exclude<NotShownReason, 'not_approved'>, string>;

/** Why searches do not show the practitioner; renders nothing if they do. */
export function NotShown({ reasons }: { reasons: readonly NotShownReason[] }) {
  const { t } = useTranslation('practitioner/home');
  if (reasons.length === 0) return null;
  // Who has finished signing up waits for us alone.
  const waiting = reasons.includes('not_onboarded') ? 'not_approved' : 'signed_up';

  return (
    <div className={styles.notShown}>
      <Callout tone="warning" title={t('notShown.title')}>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>
              {t(`notShown.${reason === 'not_approved' ? waiting : reason}`)}{' '}
              {reason !== 'not_approved' && (
                <Link to={FIXES[reason]}>{t(`notShown.fix.${reason}`)}</Link>
              )}
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  );
}
