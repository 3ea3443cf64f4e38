import type { HistoryEntry } from '@freely/api-client/contract';
import { DrawerPart, Lines } from '../drawer/drawer-part.tsx';
import { useMoment } from '../drawer/use-moment.ts';
import { useWords } from '../words.ts';
import { useDeed } from './use-deed.ts';

/** What happened to somebody, the newest first. */
export function HistoryPart({ history }: { history: readonly HistoryEntry[] }) {
  const say = useWords();
  const moment = useMoment();
  const deed = useDeed();

  return (
    <DrawerPart title={say('drawer.history')}>
      <Lines
        empty={say('drawer.noHistory')}
        lines={history.map(({ kind, at, actor }) => ({
          key: `${kind} ${at}`,
          what: actor ? say('drawer.by', { what: deed(kind), who: actor }) : deed(kind),
          aside: <time dateTime={at}>{moment(at)}</time>,
        }))}
      />
    </DrawerPart>
  );
}
