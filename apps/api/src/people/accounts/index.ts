export { findUnconfirmedEmail } from './accounts.repository.ts';
export { accountsData } from './personal-data.repository.ts';

import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { accountRoutes } from './accounts.routes.ts';
import { deletionRoutes } from './deletion.routes.ts';
import { ownSessionRoutes } from './own-sessions.routes.ts';
import { recoveryRoutes } from './recovery.routes.ts';

import { secondFactorRoutes } from './second-factor.routes.ts';

export { listAdmins } from './admins.repository.ts';
export { addAdmin, disableAdmin } from './admins.ts';
export { countAttempt } from './attempts.ts';
export { eraseAgain } from './delete-account.ts';
export { requestOwnEmailConfirmation } from './email-change.ts';
export { hashPassword } from './passwords.ts';
export { readUser } from './register.ts';
export { readSettings } from './settings.ts';
export { suspend, unsuspend } from './suspension.ts';

export function registerAccounts(app: FastifyInstance, deps: Deps): void {
  accountRoutes(app, deps);
  recoveryRoutes(app, deps);
  deletionRoutes(app, deps);
  ownSessionRoutes(app, deps);
  secondFactorRoutes(app, deps);
}
