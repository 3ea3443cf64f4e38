import { type ParseKeys, useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';

/** The lists in which an object opens. Everybody with an account is among the customers. */
const lists: Readonly<Record<string, string>> = {
  user: '/admin/customers',
  customer: '/admin/customers',
  practitioner: '/admin/practitioners',
  booking: '/admin/bookings',
};

/** What an action was about, in words: `customer:20781` is a link "Customer 20781". */
export function AuditedObject({ object }: { object: string }) {
  const { t, i18n } = useTranslation('admin/audit');
  const [kind = '', id = ''] = object.split(':');
  const key = `objects.${kind}`;
  const name = i18n.exists(key, { ns: 'admin/audit' })
    ? t(key as ParseKeys<'admin/audit'>, { id: id.replaceAll('_', ' ') })
    : object.replaceAll(/[:_]/g, ' ');
  const list = lists[kind];

  return list && /^\d+$/.test(id) ? <Link to={`${list}?open=${id}`}>{name}</Link> : name;
}
