/** A salon as it is chosen, without its street: 'Number Nine, London'. It may have no name. */
export const salonName = ({ name, town }: { name: string; town: string }): string =>
  [name, town].filter(Boolean).join(', ');
