import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { cancelByCustomer } from './cancel-by-customer.ts';
import { cancelByPractitioner } from './cancel-by-practitioner.ts';
import { cancellationMessage } from './cancellation-message.ts';

/** Cancels bookings, with their refunds (D25). */
export function cancellationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.cancelByCustomer, async ({ params, body, user }) => ({
    message: cancellationMessage('customer', await cancelByCustomer(deps, params.id, user, body)),
  }));

  serve(app, contract.cancelByPractitioner, async ({ params, user }) => ({
    message: cancellationMessage('practitioner', await cancelByPractitioner(deps, params.id, user)),
  }));
}
