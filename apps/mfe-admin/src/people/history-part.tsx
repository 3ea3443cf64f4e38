import type { HistoryEntry } from '@freely/api-client/contract';
import { DrawerPart, Lines } from '../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../drawer/use-format-date-time.ts';
import { useWords } from '../words.ts';
import { useActionName } from './use-action-name.ts';

/** The history of a person, newest first. */
export function HistoryPart({ history }: { history: readonly HistoryEntry[] }) {
  const say = useWords();
  const formatDateTime = useFormatDateTime();
  const actionName = useActionName();

  return (
    <DrawerPart title={say('drawer.history')}>
      <Lines
        empty={say('drawer.noHistory')}
        lines={history.map(({ kind, at, actor }) => ({
          key: `${kind} ${at}`,
          what: actor ? say('drawer.by', { what: actionName(kind), who: actor }) : actionName(kind),
          aside: <time dateTime={at}>{formatDateTime(at)}</time>,
        }))}
      />
    </DrawerPart>
  );
}
