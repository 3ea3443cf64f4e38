import { isSettingName, marketSettings, type SettingName } from '@freely/domain/market-settings';
import type { TextName } from '@freely/domain/market-texts';
import { formatPounds, poundsOf } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { formatCount } from '../../format-count.ts';

/** Formats the value of a setting in its unit. */
export function useSettingValue(): (
  name: SettingName | TextName,
  value: number | string,
) => string {
  const { t } = useTranslation('admin/market-settings');

  return (name, value) => {
    if (!isSettingName(name) || typeof value === 'string') {
      return String(value).replaceAll('\n', ', ') || t('values.none');
    }
    const { unit } = marketSettings[name];
    if (unit === 'switch') return t(value === 1 ? 'values.on' : 'values.off');
    if (unit === 'pence') return formatPounds(poundsOf(value));
    if (unit === 'percent') return t('values.percent', { value });

    return unit === 'count' ? formatCount(value) : t(`values.${unit}`, { count: value });
  };
}
