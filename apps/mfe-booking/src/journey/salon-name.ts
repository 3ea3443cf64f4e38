import type { Booking } from '@freely/api-client/contract';

/** A salon as it is chosen, without its street: 'Number Nine, London'. It may have no name. */
export const salonName = ({ name, town }: { name: string; town: string }): string =>
  [name, town].filter(Boolean).join(', ');

/** The same of a booking; null at home, and for a salon without a name. */
export const bookedSalon = ({ salon_name: name, location }: Booking): string | null =>
  name ? salonName({ name, town: location.city }) : null;
