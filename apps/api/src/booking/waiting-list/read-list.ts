import type { Db } from '../../infrastructure/database/index.ts';
import { entriesOfCustomer } from './entry-views.repository.ts';
import { offersOfCustomer } from './offers.repository.ts';
import { presentEntry, presentOffer } from './waiting-list.presenter.ts';

/** What a customer waits and waited for. */
export const entriesOf = async (db: Db, customerId: number) =>
  (await entriesOfCustomer(db, customerId)).map(presentEntry);

/** What a customer was offered. */
export const offersOf = async (db: Db, customerId: number) =>
  (await offersOfCustomer(db, customerId)).map(presentOffer);
