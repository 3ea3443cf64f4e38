import type { LoyaltySchemes } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { Section } from '@freely/ui/page';
import { Lines } from '../../../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import { useWords } from '../../../words.ts';
import { useLoyaltyWords } from '../words.ts';

type SchemeOverviewProps = Pick<LoyaltySchemes, 'in_force' | 'history'>;

/** The discounts in force now, and the history of changes. */
export function SchemeOverview({ in_force, history }: SchemeOverviewProps) {
  const say = useLoyaltyWords();
  const sayShared = useWords();
  const formatDateTime = useFormatDateTime();
  const formatLocal = (text: string) =>
    sayShared('dateTime', { date: listDate(text.slice(0, 10)), time: text.slice(11) });

  function describe({ section, discount, from, to, by }: LoyaltySchemes['history'][number]) {
    const parts = { section: say(`loyalty.sections.${section}`), discount };
    const what =
      from && to
        ? say('loyalty.changeBetween', { ...parts, from: formatLocal(from), to: formatLocal(to) })
        : say('loyalty.change', parts);

    return by === null ? what : say('loyalty.changeBy', { what, who: by });
  }

  return (
    <>
      <Section title={say('loyalty.inForce')}>
        <Lines
          empty={say('loyalty.nothingInForce')}
          lines={in_force.map(({ mark, discount, until }) => ({
            key: mark,
            what: say('loyalty.change', { section: say(`loyalty.sections.${mark}`), discount }),
            aside:
              until === null
                ? say('loyalty.always')
                : say('loyalty.until', { at: formatLocal(until) }),
          }))}
        />
      </Section>
      <Section title={say('loyalty.history')}>
        <Lines
          empty={say('loyalty.noHistory')}
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
