// Mirrors migrations/0012-admin.sql.
import type { SearchLocationType } from '@freely/api-client/contract';
import type { ServiceTypeName } from '@freely/domain/service-types';
import type { Generated } from 'kysely';
import type { DayColumn, Id } from './column-types.ts';

export interface SearchLogTable {
  id: Id;
  day: DayColumn;
  wanted_day: DayColumn | null;
  service_type: ServiceTypeName | null;
  service_id: number | null;
  sub_service_id: number | null;
  location_type: SearchLocationType;
  lat_cell: number;
  lon_cell: number;
  area: string;
  town: string;
  found: number;
  found_more: Generated<boolean>;
}
