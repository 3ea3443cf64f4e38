import type { OwnTaxDetails } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { Callout } from '@freely/ui/callout';
import styles from '../home.module.css';

/** Tax details that are missing (D92); renders nothing while none are asked for. */
export function TaxCard({ own: { standing, withheld_from } }: { own: OwnTaxDetails }) {
  const { t } = useTranslation('practitioner/home');
  if (standing !== 'requested' && standing !== 'withheld') return null;

  return (
    <div className={styles.notShown}>
      <Callout tone="warning" title={t('tax.title')}>
        <p>
          {standing === 'withheld' || withheld_from === null
            ? t('tax.withheld')
            : t('tax.requested', { date: listDate(withheld_from) })}
        </p>
        <Link to="/practitioner/tax">{t('tax.open')}</Link>
      </Callout>
    </div>
  );
}
