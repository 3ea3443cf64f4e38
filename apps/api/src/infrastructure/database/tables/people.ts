// Mirrors migrations/0001-people.sql.
import type { Role } from '@freely/api-client/contract';
import type { Category } from '@freely/domain/service-types';
import type { Generated } from 'kysely';
import type { DayColumn, Id, Instant, Range, Stamp } from './column-types.ts';

export interface SettingsTable {
  only_row: Generated<boolean>;
  hold_minutes: Generated<number>;
  minimum_notice_minutes: Generated<number>;
  travel_buffer_minutes: Generated<number>;
  horizon_months: Generated<number>;
  fee_percent: Generated<number>;
  /** Pence: what cancelling costs a practitioner (D31). */
  cancellation_fee: Generated<number>;
  /** Time for a started payment to succeed after the end of its hold (D16). */
  payment_grace_minutes: Generated<number>;
  /** Limits of unpaid holds (ADR 0034). */
  customer_open_holds: Generated<number>;
  network_open_holds: Generated<number>;
  practitioner_day_open_holds: Generated<number>;
  free_lapsed_holds: Generated<number>;
  /** Whether admins need a second factor (D82): 1 is on, 0 is off. */
  admin_second_factor: Generated<number>;
  /** Of all visits, how many report what they meet of releases. */
  report_percent: Generated<number>;
  /** Counts the changes, so that of two at once the second is refused. */
  version: Generated<number>;
}

export interface UsersTable {
  id: Id;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: Generated<string>;
  phone: Generated<string>;
  gender: 'm' | 'f' | null;
  birthday: DayColumn | null;
  avatar_src: string | null;
  active: Generated<boolean>;
  /** When the owner first opened a link that was mailed to them; null until then. */
  email_confirmed_at: Instant | null;
  /** Null until then. */
  first_login_at: Instant | null;
  erased_at: Instant | null;
  created_at: Stamp;
}

export interface UserRolesTable {
  user_id: number;
  role: Role;
}

export interface SessionsTable {
  token_hash: Buffer;
  user_id: number;
  impersonator_id: number | null;
  device_hash: Buffer | null;
  /** The admin's own session, during an impersonation (0013-trust.sql). */
  behind: Buffer | null;
  created_at: Stamp;
  seen_at: Stamp;
  expires_at: Instant;
  ends_at: Instant;
  /** When the password was last given (D71). */
  authenticated_at: Stamp;
  /** Browser and system of the login; empty when they are not known. */
  device: Generated<string>;
  /** Whether a code of the second factor was given in it (D82). */
  second_factor: Generated<boolean>;
}

export interface AttemptsTable {
  id: Id;
  kind:
    | 'login'
    | 'registration'
    | 'password_reset'
    | 'email_change'
    | 'old_password'
    | 'contact'
    | 'second_factor';
  account: string;
  address: string;
  at: Stamp;
}

export interface ServicesTable {
  id: Id;
  slug: Category;
  name: string;
  created_at: Stamp;
  updated_at: Stamp;
}

export interface SubServicesTable {
  id: Id;
  service_id: number;
  name: string;
  /** Minutes. */
  default_duration: number;
  position: Generated<number>;
}

export interface PractitionersTable {
  user_id: number;
  onboarding_step: Generated<number>;
  approved: boolean | null;
  approved_at: Instant | null;
  verified: Generated<boolean>;
  insurance: Generated<boolean>;
  medical_disclaimer: Generated<boolean>;
  how_you_find: string | null;
  appointment_scheduling: string | null;
  bio: Generated<string>;
  qualifications: Generated<string[]>;
  start_working_date: DayColumn | null;
  joined_at: Stamp;
}

interface Place {
  address: string;
  city: string;
  postcode: string;
  lat: number;
  lon: number;
}

export interface MobileBasesTable extends Place {
  practitioner_id: number;
  enabled: Generated<boolean>;
  travel_miles: number;
  /** Pence. */
  call_out_charge: Generated<number>;
}

export interface SalonsTable extends Place {
  id: Id;
  practitioner_id: number;
  enabled: Generated<boolean>;
  name: Generated<string>;
}

export interface OffersTable {
  practitioner_id: number;
  sub_service_id: number;
  /** Pence. */
  price: number;
  /** Minutes. */
  duration: number;
}

export interface WorkHoursTable {
  id: Id;
  practitioner_id: number;
  /** Null means mobile. */
  salon_id: number | null;
  /** 0 for Sunday to 6 for Saturday. */
  weekday: number;
  /** Minutes since midnight, London wall time. */
  from_minute: number;
  to_minute: number;
}

export interface WorkBreaksTable {
  id: Id;
  work_hours_id: number;
  from_minute: number;
  to_minute: number;
}

export interface TimeOffTable {
  id: Id;
  practitioner_id: number;
  title: string;
  full_day: boolean;
  during: Range;
  /** The external calendar it was imported from (0006-calendar.sql); null when entered by hand. */
  feed_id: number | null;
  /** The penalty that blocks this time (0010-booking-life.sql); null for everything else. */
  penalty_id: number | null;
  created_at: Stamp;
}

export interface WorkImagesTable {
  id: Id;
  practitioner_id: number;
  src: string;
  position: Generated<number>;
}
