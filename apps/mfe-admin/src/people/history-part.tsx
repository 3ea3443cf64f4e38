import type { HistoryEntry } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { DrawerPart, Lines } from '../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../drawer/use-format-date-time.ts';
import { useActionName } from './use-action-name.ts';

/** The history of a person, newest first. */
export function HistoryPart({ history }: { history: readonly HistoryEntry[] }) {
  const { t } = useTranslation('admin');
  const formatDateTime = useFormatDateTime();
  const actionName = useActionName();

  return (
    <DrawerPart title={t('drawer.history')}>
      <Lines
        empty={t('drawer.noHistory')}
        lines={history.map(({ kind, at, actor }) => ({
          key: `${kind} ${at}`,
          what: actor ? t('drawer.by', { what: actionName(kind), who: actor }) : actionName(kind),
          aside: <time dateTime={at}>{formatDateTime(at)}</time>,
        }))}
      />
    </DrawerPart>
  );
}
