import type { ServiceType } from '@freely/api-client/contract';
import { categoriesOf, serviceTypes } from '@freely/domain/service-types';
import type { OfferedService } from '../../journey/price.ts';

/** The kind of practitioner whose search covers all of these treatments; undefined where it takes more than one. */
export function serviceTypeOf(
  services: readonly Pick<OfferedService, 'category'>[],
): ServiceType | undefined {
  if (services.length === 0) return undefined;

  return serviceTypes.find((type) =>
    services.every(({ category }) => categoriesOf[type].some((covered) => covered === category)),
  );
}
