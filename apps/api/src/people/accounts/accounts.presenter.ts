import type { CurrentUser, OwnSession, UserSettings } from '@freely/api-client/contract';
import { nearestHalf } from '@freely/domain/ratings';
import type { Config } from '../../config.ts';
import { imageUrl } from '../../infrastructure/files/index.ts';
import type { listOwnSessions } from '../../kernel/sessions/index.ts';
import type { findSettings, UserRow } from './accounts.repository.ts';

type SessionRow = Awaited<ReturnType<typeof listOwnSessions>>[number];

/** `admin` is set while that admin is logged in as the user, until `endsAt` (D34). */
export function presentUser(
  user: UserRow,
  admin?: UserRow | undefined,
  endsAt?: Date | null,
): CurrentUser {
  return {
    user_id: user.id,
    name: nameOf(user),
    email: user.email,
    user_roles: user.roles ?? [],
    practitioner_info:
      user.onboarding_step === null || !user.roles?.includes('practitioner')
        ? null
        : {
            practitioner_rating: nearestHalf(user.overall),
            reviews_amount: user.reviews_amount ?? 0,
            onboarding_step: user.onboarding_step,
          },
    ...(admin ? { impersonated_by: presentImpersonator(admin, endsAt) } : {}),
  };
}

export function presentSettings(
  row: Awaited<ReturnType<typeof findSettings>>,
  config: Config,
): UserSettings {
  return {
    active: row.active,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    email_confirmed: row.email_confirmed,
    phone: row.phone,
    gender: row.gender,
    birthday: row.birthday,
    avatar: imageUrl(config, row.avatar_src),
    ...(row.verified !== null && {
      verified: row.verified,
      practitioner_rating: nearestHalf(row.overall),
      reviews_amount: row.reviews_amount ?? 0,
    }),
  };
}

export function presentSession(row: SessionRow): OwnSession {
  return {
    id: row.id,
    device: row.device,
    started_at: row.created_at.toISOString(),
    last_used_at: row.seen_at.toISOString(),
    is_current: row.is_current,
  };
}

function presentImpersonator(admin: UserRow, endsAt: Date | null | undefined) {
  return {
    user_id: admin.id,
    name: nameOf(admin),
    ...(endsAt ? { ends_at: endsAt.toISOString() } : {}),
  };
}

function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`.trim();
}
