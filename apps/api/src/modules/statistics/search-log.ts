// Searches are noted in memory and written together, so that no search waits for its own note. What
// a process that dies had not written yet is lost: these are statistics, not accounts.
import type { SearchLocationType } from '@freely/api-client/contract';
import { type Day, londonDay } from '@freely/domain/london-time';
import type { Category, ServiceTypeName } from '@freely/domain/service-types';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/transaction.ts';
import { areaOf, cellOf } from './search-area.ts';
import { type LoggedSearch, writeSearches } from './search-log.repository.ts';

/** A search as it was answered. Who asked is not known here, and shall not be (D61). */
export interface AnsweredSearch {
  lat: number;
  lon: number;
  locationType: SearchLocationType;
  serviceType: ServiceTypeName | null;
  category: Category | null;
  treatmentId: number | null;
  wantedDay: string | null;
  found: number;
  /** There were more than `found`. */
  foundMore: boolean;
}

/** With the day of the answer. */
interface NotedSearch extends AnsweredSearch {
  day: Day;
}

const pauseMs = 2000;
const writtenAtOnce = 500;
/** When the database does not take them, the oldest are let go. */
const most = 5000;

/** Begins a log that is written every two seconds, and when the application closes. */
export function openSearchLog(app: FastifyInstance, db: Db): (search: AnsweredSearch) => void {
  let noted: NotedSearch[] = [];
  let timer: NodeJS.Timeout | undefined;

  const write = async () => {
    timer = undefined;
    while (noted.length > 0) {
      const part = noted.slice(0, writtenAtOnce);
      noted = noted.slice(writtenAtOnce);
      await writeSearches(db, part.map(asLogged));
    }
  };
  const writeOrLog = () =>
    write().catch((error: unknown) => app.log.warn({ err: error }, 'searches were not logged'));
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await writeOrLog();
  });

  return (search) => {
    noted.push({ ...search, day: londonDay(new Date()) });
    if (noted.length > most) noted = noted.slice(-most);
    timer ??= setTimeout(writeOrLog, pauseMs).unref();
  };
}

/** Finding what a place is called takes longer than its answer may. */
function asLogged({ lat, lon, ...search }: NotedSearch): LoggedSearch {
  const cell = cellOf({ lat, lon });

  return {
    day: search.day,
    wanted_day: search.wantedDay,
    service_type: search.serviceType,
    category: search.category,
    treatment: search.treatmentId,
    location_type: search.locationType,
    lat_cell: cell.latCell,
    lon_cell: cell.lonCell,
    ...areaOf(cell),
    found: search.found,
    found_more: search.foundMore,
  };
}
