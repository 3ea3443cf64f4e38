import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Link } from '@freely/router';
import { Callout } from '@freely/ui/callout';
import { waitingQuery } from '../queries.ts';

/** How many customers wait for a time, without saying who; renders nothing while nobody does. */
export function Waiting() {
  const { t } = useTranslation('practitioner/home');
  const { data } = useQuery(waitingQuery);
  if (!data || data.for_you + data.for_anybody === 0) return null;

  return (
    <Callout tone="info" title={t('waiting.title')}>
      {data.for_you > 0 && <p>{t('waiting.forYou', { count: data.for_you })}</p>}
      {data.for_anybody > 0 && <p>{t('waiting.forAnybody', { count: data.for_anybody })}</p>}
      <p>
        {t('waiting.text')} <Link to="/practitioner/availability">{t('waiting.hours')}</Link>
      </p>
    </Callout>
  );
}
