import type { AdminSettings } from '@freely/api-client/contract';
import { isSettingName } from '@freely/domain/market-settings';
import { isTextName } from '@freely/domain/market-texts';
import { useTranslation } from '@freely/i18n';
import { Section } from '@freely/ui/page';
import { Lines } from '../../../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import { useSettingValue } from '../use-setting-value.ts';

/** What was changed, by whom and why. */
export function SettingHistory({ history }: Pick<AdminSettings, 'history'>) {
  const { t } = useTranslation('admin/market-settings');
  const formatDateTime = useFormatDateTime();
  const format = useSettingValue();

  function describe({ name, from, to, reason, by }: AdminSettings['history'][number]) {
    // A setting that no longer exists is shown as it was recorded.
    const isKnown = isSettingName(name) || isTextName(name);
    const what = t('changed', {
      name: isKnown ? t(`names.${name}`) : name,
      from: isKnown ? format(name, from) : from,
      to: isKnown ? format(name, to) : to,
      reason,
    });

    return t('changedBy', { what, who: by ?? t('terminal') });
  }

  return (
    <Section title={t('history')}>
      <Lines
        empty={t('noHistory')}
        lines={history.map((entry) => ({
          key: `${entry.at} ${entry.name}`,
          what: describe(entry),
          aside: <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>,
        }))}
      />
    </Section>
  );
}
