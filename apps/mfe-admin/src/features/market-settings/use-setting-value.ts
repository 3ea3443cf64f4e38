import { marketSettings, type SettingName } from '@freely/domain/market-settings';
import { formatPounds, poundsOf } from '@freely/domain/money';
import { useSettingWords } from './words.ts';

/** Formats the value of a setting in its unit. */
export function useSettingValue(): (name: SettingName, value: number) => string {
  const say = useSettingWords();

  return (name, value) => {
    const { unit } = marketSettings[name];

    return unit === 'pence'
      ? formatPounds(poundsOf(value))
      : say(`settings.values.${unit}`, { value });
  };
}
