import { marketSettings, type SettingName } from '@freely/domain/market-settings';
import { formatPounds, poundsOf } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';

/** Formats the value of a setting in its unit. */
export function useSettingValue(): (name: SettingName, value: number) => string {
  const { t } = useTranslation('admin/market-settings');

  return (name, value) => {
    const { unit } = marketSettings[name];
    if (unit === 'switch') return t(value === 1 ? 'values.on' : 'values.off');

    return unit === 'pence' ? formatPounds(poundsOf(value)) : t(`values.${unit}`, { value });
  };
}
