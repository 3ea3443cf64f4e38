import { categories, serviceTypes } from '@freely/domain/service-types';
import * as v from 'valibot';
import { call } from './call.ts';

/** The nine treatment categories (D61: the keys of `availableTreatments`). */
export const CategorySlug = v.picklist(categories);
export type CategorySlug = v.InferOutput<typeof CategorySlug>;

export const ServiceType = v.picklist(serviceTypes);
export type ServiceType = v.InferOutput<typeof ServiceType>;

export const SubService = v.object({
  id: v.number(),
  name: v.string(),
  /** Minutes. */
  default_duration: v.number(),
});

export const Service = v.object({
  id: v.number(),
  name: v.string(),
  slug: CategorySlug,
  created_at: v.string(),
  updated_at: v.string(),
  sub_services: v.array(SubService),
});
export type Service = v.InferOutput<typeof Service>;

export const servicesWithSubServices = /*#__PURE__*/ call({
  method: 'GET',
  path: '/servicesWithSubServices',
  access: 'public',
  response: v.array(Service),
});
