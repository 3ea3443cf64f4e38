import type { Earnings } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { useQuery } from '@freely/query';
import { Link, useSearchParams } from '@freely/router';
import { Callout } from '@freely/ui/callout';
import { SelectField } from '@freely/ui/field';
import { Stack } from '@freely/ui/layout';
import { Section } from '@freely/ui/page';
import { Stat, Stats } from '@freely/ui/stat';
import { Loaded, Screen } from '../../screen.tsx';
import { Downloads } from './components/downloads.tsx';
import { NextPayouts } from './components/next-payouts.tsx';
import { Statement } from './components/statement.tsx';
import styles from './earnings.module.css';
import { monthName } from './month-name.ts';
import { earningsQuery } from './queries.ts';
import { useWords } from './words.ts';

/** The earnings of a month by appointment, and the payouts (D22). */
export function EarningsPage() {
  const say = useWords();
  const [params, setParams] = useSearchParams();
  const requestedMonth = params.get('month');
  const earnings = useQuery(earningsQuery(isMonth(requestedMonth) ? requestedMonth : null));

  return (
    <Screen name={say('earnings.name')} lead={say('earnings.lead')}>
      <Loaded of={earnings} loading={say('earnings.loading')} failed={say('earnings.failed')}>
        {(loaded) => (
          <Stack gap={6}>
            <BankNote state={loaded.bank_details} />
            <div className={styles.choice}>
              <SelectField
                label={say('earnings.month')}
                value={loaded.month}
                options={[...new Set([...loaded.months, loaded.month])]
                  .sort()
                  .reverse()
                  .map((month) => ({ value: month, label: monthName(month) }))}
                aria-busy={earnings.isFetching || undefined}
                onChange={({ target }) => setParams({ month: target.value }, { replace: true })}
              />
              <Downloads month={loaded.month} />
            </div>
            <Totals earnings={loaded} />
            <Section title={say('earnings.statement', { month: monthName(loaded.month) })}>
              <Statement earnings={loaded} />
            </Section>
            <Section title={say('earnings.payouts.title')}>
              <NextPayouts earnings={loaded} />
            </Section>
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}

function Totals({ earnings: { totals, month } }: { earnings: Earnings }) {
  const say = useWords();
  const funded = totals.discount_funded;

  return (
    <Stats
      className={styles.totals}
      aria-label={say('earnings.totals', { month: monthName(month) })}
    >
      <Stat
        label={say('earnings.gross')}
        value={formatPounds(totals.gross)}
        note={funded > 0 && say('earnings.funded', { amount: formatPounds(funded) })}
      />
      <Stat label={say('earnings.fee')} value={formatPounds(-totals.fee)} />
      <Stat label={say('earnings.net')} value={formatPounds(totals.net)} />
      <Stat label={say('earnings.paidOut')} value={formatPounds(totals.paid_out)} />
      <Stat label={say('earnings.toCome')} value={formatPounds(totals.to_come)} />
    </Stats>
  );
}

function BankNote({ state }: { state: Earnings['bank_details'] }) {
  const say = useWords();
  if (state === 'ready') return null;
  if (state === 'checking') return <Callout tone="info">{say('earnings.bank.checking')}</Callout>;

  return (
    <Callout tone="warning">
      {say(`earnings.bank.${state}`)}{' '}
      <Link to="/practitioner/settings">{say('earnings.bank.link')}</Link>
    </Callout>
  );
}

function isMonth(text: string | null): boolean {
  return text !== null && /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(text);
}
