import type { StripeApi } from '../api-endpoint.ts';
import type { SwitchBoard } from '../control/switches.ts';
import { listPage, pageParameters } from '../protocol/list-page.ts';
import { noSuch } from '../protocol/stripe-error.ts';
import type { Store } from '../store.ts';
import type { Events } from '../webhooks/events.ts';
import {
  createTransfer,
  presentTransfer,
  reversalsOf,
  reverseTransfer,
  transferParameters,
} from './transfer.ts';

export function transferRoutes(
  api: StripeApi,
  { store, events, switches }: { store: Store; events: Events; switches: SwitchBoard },
): void {
  const transferOf = (path: Record<string, string>) => store.transfers.get(path.id ?? '');

  api.post('/v1/transfers', {
    accepts: transferParameters,
    handle({ parameters, origin }) {
      const created = createTransfer(store, parameters, switches.state.enforce_balance);
      const transfer = presentTransfer(store, created);
      events.emit('transfer.created', transfer, origin);
      return transfer;
    },
  });

  api.get('/v1/transfers', {
    accepts: [...pageParameters, 'destination', 'transfer_group'],
    handle({ parameters }) {
      const destination = parameters.string('destination');
      const group = parameters.string('transfer_group');
      const rows = store.transfers
        .newestFirst()
        .filter((transfer) => destination === undefined || transfer.destination === destination)
        .filter((transfer) => group === undefined || transfer.transfer_group === group)
        .map((transfer) => presentTransfer(store, transfer));
      return listPage(rows, parameters, '/v1/transfers');
    },
  });

  api.get('/v1/transfers/:id', {
    accepts: [],
    handle: ({ path }) => presentTransfer(store, transferOf(path)),
  });

  api.post('/v1/transfers/:id/reversals', {
    accepts: ['amount', 'description', 'metadata', 'refund_application_fee'],
    handle({ path, parameters, origin }) {
      const transfer = transferOf(path);
      const reversal = reverseTransfer(store, transfer, parameters);
      events.emit('transfer.reversed', presentTransfer(store, transferOf(path)), origin);
      return reversal;
    },
  });

  api.get('/v1/transfers/:id/reversals', {
    accepts: pageParameters,
    handle({ path, parameters }) {
      const { id } = transferOf(path);
      return listPage(reversalsOf(store, id), parameters, `/v1/transfers/${id}/reversals`);
    },
  });

  api.get('/v1/transfers/:id/reversals/:reversal', {
    accepts: [],
    handle({ path }) {
      const reversal = store.transferReversals.get(path.reversal ?? '');
      if (reversal.transfer !== path.id) throw noSuch('transfer reversal', reversal.id);
      return reversal;
    },
  });
}
