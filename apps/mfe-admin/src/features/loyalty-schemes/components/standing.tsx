import type { LoyaltySchemes } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { Section } from '@freely/ui/page';
import { Lines } from '../../../drawer/drawer-part.tsx';
import { useMoment } from '../../../drawer/use-moment.ts';
import { useWords } from '../../../words.ts';
import { useLoyaltyWords } from '../words.ts';

type Standing = Pick<LoyaltySchemes, 'in_force' | 'history'>;

/** What a booking made now may carry, and who changed what before. */
export function Standing({ in_force, history }: Standing) {
  const say = useLoyaltyWords();
  const sayShared = useWords();
  const moment = useMoment();
  const wall = (text: string) =>
    sayShared('moment', { date: listDate(text.slice(0, 10)), time: text.slice(11) });

  function words({ section, discount, from, to, by }: LoyaltySchemes['history'][number]) {
    const parts = { section: say(`loyalty.sections.${section}`), discount };
    const what =
      from && to
        ? say('loyalty.changeBetween', { ...parts, from: wall(from), to: wall(to) })
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
              until === null ? say('loyalty.always') : say('loyalty.until', { at: wall(until) }),
          }))}
        />
      </Section>
      <Section title={say('loyalty.history')}>
        <Lines
          empty={say('loyalty.noHistory')}
          lines={history.map((entry) => ({
            key: `${entry.at} ${entry.section}`,
            what: words(entry),
            aside: <time dateTime={entry.at}>{moment(entry.at)}</time>,
          }))}
        />
      </Section>
    </>
  );
}
