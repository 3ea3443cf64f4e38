import { marketSettings, type SettingName } from '@freely/domain/market-settings';
import { isWholeNumber, maskWholeNumber, wholeNumberIn } from '@freely/domain/whole-number';
import { useTranslation } from '@freely/i18n';
import { RadioGroupField, TextField } from '@freely/ui/field';
import { PriceField } from '@freely/ui/price-field';
import { useState } from 'react';
import { useSettingValue } from '../use-setting-value.ts';

interface SettingFieldProps {
  name: SettingName;
  /** In the unit of the setting; NaN while what was typed is no such number. */
  value: number;
  onChange: (value: number) => void;
  /** The value was refused, since it is beyond the bounds. */
  isRefused: boolean;
}

/** More than any bound has, so that a number that is too large is refused and not cut. */
const mostDigits = 9;

/** A new value of a setting, typed as it is shown: money in pounds, a switch as on or off. */
export function SettingField({ name, value, onChange, isRefused }: SettingFieldProps) {
  const { t } = useTranslation('admin/market-settings');
  const format = useSettingValue();
  const { unit, min, max, default: usual } = marketSettings[name];
  const [text, setText] = useState(String(value));

  if (unit === 'switch') {
    return (
      <RadioGroupField
        legend={t('newValue')}
        name={name}
        layout="inline"
        options={(['1', '0'] as const).map((each) => ({
          value: each,
          label: format(name, Number(each)),
        }))}
        value={value === 1 ? '1' : '0'}
        onChange={(chosen) => onChange(Number(chosen))}
      />
    );
  }
  if (unit === 'pence') {
    const bounds = { min: format(name, min), max: format(name, max) };

    return (
      <PriceField
        label={t('newValue')}
        hint={t('moneyBounds', { ...bounds, usual: format(name, usual) })}
        error={isRefused ? t('moneyOutOfBounds', bounds) : undefined}
        min={min}
        value={Number.isNaN(value) ? null : value}
        onChange={(pence) => onChange(pence ?? Number.NaN)}
      />
    );
  }
  const isWrong = text !== '' && !isWholeNumber(text);

  return (
    <TextField
      label={unit === 'count' ? t('newValue') : t('newValueIn', { unit: t(`units.${unit}`) })}
      hint={t('bounds', { min, max, usual })}
      error={isRefused || isWrong ? t('outOfBounds', { min, max }) : undefined}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        const kept = maskWholeNumber(target.value, mostDigits);
        setText(kept);
        onChange(wholeNumberIn(kept));
      }}
    />
  );
}
