import { type ParseKeys, useTranslation } from '@freely/i18n';
import { humanize } from '../../../humanize.ts';

type Group = 'lineKinds' | 'accounts' | 'refundReasons' | 'paymentStates';

/**
 * Names what the books call by identifiers. One of a newer API has no words yet, and is shown as it is. A number after
 * a colon, as in `customer:20001`, stays.
 */
export function useMoneyNames(): (group: Group, kind: string) => string {
  const { t, i18n } = useTranslation('admin/bookings');

  return (group, kind) => {
    const [name = '', number] = kind.split(':');
    const key = `bookingDrawer.${group}.${name}`;
    const words = i18n.exists(key, { ns: 'admin/bookings' })
      ? t(key as ParseKeys<'admin/bookings'>)
      : humanize(name);

    return number === undefined ? words : `${words} ${number}`;
  };
}
