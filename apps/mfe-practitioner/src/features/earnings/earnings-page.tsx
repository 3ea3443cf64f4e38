import type { Earnings } from '@freely/api-client/contract';
import { londonDay } from '@freely/domain/london-time';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Link, useSearchParams } from '@freely/router';
import { Callout } from '@freely/ui/callout';
import { SelectField } from '@freely/ui/field';
import { Stack } from '@freely/ui/layout';
import { useNow } from '@freely/ui/now';
import { Section } from '@freely/ui/page';
import { Stat, Stats } from '@freely/ui/stat';
import { Loaded, Screen } from '../../screen.tsx';
import { Downloads } from './components/downloads.tsx';
import { NextPayouts } from './components/next-payouts.tsx';
import { Statement } from './components/statement.tsx';
import { Trend } from './components/trend.tsx';
import styles from './earnings.module.css';
import { monthName } from './month-name.ts';
import { plannedOf } from './planned-of.ts';
import { earningsQuery } from './queries.ts';

/** The earnings of a month by appointment, and the payouts (D22). */
export function EarningsPage() {
  const { t } = useTranslation('practitioner/earnings');
  const [params, setParams] = useSearchParams();
  const requestedMonth = params.get('month');
  const earnings = useQuery(earningsQuery(isMonth(requestedMonth) ? requestedMonth : null));

  return (
    <Screen name={t('name')} lead={t('lead')}>
      <Loaded of={earnings} loading={t('loading')} failed={t('failed')}>
        {(loaded) => (
          <Stack gap={6}>
            <TaxNote state={loaded.tax_details} />
            <BankNote state={loaded.bank_details} />
            <div className={styles.choice}>
              <SelectField
                label={t('month')}
                value={loaded.month}
                options={[...new Set([...loaded.months, loaded.month, thisMonth()])]
                  .sort()
                  .reverse()
                  .map((month) => ({ value: month, label: monthName(month) }))}
                aria-busy={earnings.isFetching || undefined}
                onChange={({ target }) => setParams({ month: target.value })}
              />
              <Downloads month={loaded.month} />
            </div>
            <Totals earnings={loaded} />
            <Section title={t('statement', { month: monthName(loaded.month) })}>
              <Statement earnings={loaded} />
            </Section>
            <Section title={t('payouts.title')}>
              <NextPayouts earnings={loaded} />
            </Section>
            <Trend earnings={loaded} />
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}

function Totals({ earnings: { totals, bookings, month } }: { earnings: Earnings }) {
  const { t } = useTranslation('practitioner/earnings');
  const funded = totals.discount_funded;
  const planned = plannedOf(bookings, useNow());

  return (
    <Stats className={styles.totals} aria-label={t('totals', { month: monthName(month) })}>
      <Stat
        label={t('gross')}
        value={formatPounds(totals.gross)}
        note={funded > 0 && t('funded', { amount: formatPounds(funded) })}
      />
      <Stat label={t('fee')} value={formatPounds(-totals.fee)} />
      {totals.refund !== 0 && <Stat label={t('refunded')} value={formatPounds(-totals.refund)} />}
      {totals.withheld !== 0 && (
        <Stat label={t('withheld')} value={formatPounds(-totals.withheld)} />
      )}
      <Stat
        label={t('net')}
        value={formatPounds(totals.net)}
        note={planned > 0 && t('planned', { amount: formatPounds(planned) })}
      />
      <Stat label={t('paidOut')} value={formatPounds(totals.paid_out)} />
      <Stat label={t('toCome')} value={formatPounds(totals.to_come)} />
    </Stats>
  );
}

function BankNote({ state }: { state: Earnings['bank_details'] }) {
  const { t } = useTranslation('practitioner/earnings');
  if (state === 'ready') return null;
  if (state === 'checking') return <Callout tone="info">{t('bank.checking')}</Callout>;

  return (
    <Callout tone="warning">
      {t(`bank.${state}`)} <Link to="/practitioner/settings">{t('bank.link')}</Link>
    </Callout>
  );
}

function TaxNote({ state }: { state: Earnings['tax_details'] }) {
  const { t } = useTranslation('practitioner/earnings');
  if (state !== 'requested' && state !== 'withheld') return null;

  return (
    <Callout tone={state === 'withheld' ? 'warning' : 'info'}>
      {t(`tax.${state}`)} <Link to="/practitioner/tax">{t('tax.link')}</Link>
    </Callout>
  );
}

/** It is offered also without appointments, in a first month or before a first visit. */
const thisMonth = () => londonDay(new Date()).slice(0, 7);

function isMonth(text: string | null): boolean {
  return text !== null && /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(text);
}
