import { isSettingName, marketSettings, type SettingName } from '@freely/domain/market-settings';
import type { TextName } from '@freely/domain/market-texts';
import { formatPounds, poundsOf } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';

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

    return unit === 'pence' ? formatPounds(poundsOf(value)) : t(`values.${unit}`, { value });
  };
}
