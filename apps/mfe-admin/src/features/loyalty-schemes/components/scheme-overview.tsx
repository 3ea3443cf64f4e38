import type { LoyaltySchemes } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { Section } from '@freely/ui/page';
import { Lines } from '../../../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';

type SchemeOverviewProps = Pick<LoyaltySchemes, 'in_force' | 'history'>;

/** The discounts in force now, and the history of changes. */
export function SchemeOverview({ in_force, history }: SchemeOverviewProps) {
  const { t } = useTranslation('admin/loyalty-schemes');
  const { t: tShared } = useTranslation('admin');
  const formatDateTime = useFormatDateTime();
  const formatLocal = (text: string) =>
    tShared('dateTime', { date: listDate(text.slice(0, 10)), time: text.slice(11) });

  function describe({ section, discount, from, to, by }: LoyaltySchemes['history'][number]) {
    const parts = { section: t(`sections.${section}`), discount };
    const what =
      from && to
        ? t('changeBetween', { ...parts, from: formatLocal(from), to: formatLocal(to) })
        : t('change', parts);

    return by === null ? what : t('changeBy', { what, who: by });
  }

  return (
    <>
      <Section title={t('inForce')}>
        <Lines
          empty={t('nothingInForce')}
          lines={in_force.map(({ mark, discount, until }) => ({
            key: mark,
            what: t('change', { section: t(`sections.${mark}`), discount }),
            aside: until === null ? t('always') : t('until', { at: formatLocal(until) }),
          }))}
        />
      </Section>
      <Section title={t('history')}>
        <Lines
          empty={t('noHistory')}
          lines={history.map((entry) => ({
            key: `${entry.at} ${entry.section}`,
            what: describe(entry),
            aside: <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>,
          }))}
        />
      </Section>
    </>
  );
}
