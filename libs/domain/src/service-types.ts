/** The nine treatment categories, and which kind of practitioner offers them. */

export const categories = [
  'hair',
  'beauty',
  'facial',
  'nails',
  'eyes',
  'massage',
  'waxing',
  'make-up',
  'male-grooming',
] as const;
export type Category = (typeof categories)[number];

export const serviceTypes = ['beautician', 'hairdresser', 'massage_therapist'] as const;
export type ServiceTypeName = (typeof serviceTypes)[number];

/** The categories that a search for this kind of practitioner covers. */
export const categoriesOf: Record<ServiceTypeName, readonly Category[]> = {
  beautician: ['beauty', 'facial', 'nails', 'eyes', 'waxing', 'make-up'],
  hairdresser: ['hair', 'male-grooming'],
  massage_therapist: ['massage'],
};
