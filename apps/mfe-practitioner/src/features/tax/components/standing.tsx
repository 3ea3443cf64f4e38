import type { OwnTaxDetails } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { Callout } from '@freely/ui/callout';

/** What happens with and without the details. */
export function Standing({ own: { standing, withheld_from } }: { own: OwnTaxDetails }) {
  const { t } = useTranslation('practitioner/tax');
  if (standing === 'withheld') {
    return (
      <Callout tone="warning" title={t('standings.withheld.title')}>
        {t('standings.withheld.text')}
      </Callout>
    );
  }
  if (standing === 'given') return <Callout tone="info">{t('standings.given')}</Callout>;

  return (
    <Callout tone="info">
      {withheld_from === null
        ? t('standings.not_requested')
        : t('standings.requested', { date: listDate(withheld_from) })}
    </Callout>
  );
}
