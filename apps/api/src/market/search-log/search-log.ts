// Searches are buffered in memory and written in batches, so that no search waits for its log
// entry. A process that crashes loses its buffer: that is acceptable for statistics.
import type { SearchLocationType } from '@freely/api-client/contract';
import { type Day, londonDay } from '@freely/domain/london-time';
import type { Category, ServiceTypeName } from '@freely/domain/service-types';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../infrastructure/database/index.ts';
import { areaOf, cellOf } from './search-area.ts';
import { type LoggedSearch, writeSearches } from './search-log.repository.ts';

/** A search and its result. Deliberately without the user (D61). */
export interface SearchLogEntry {
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

/** With the day of the search. */
interface BufferedSearch extends SearchLogEntry {
  day: Day;
}

const flushIntervalMs = 2000;
const batchSize = 500;
/** When the database is not available, the oldest entries are dropped. */
const maxBuffered = 5000;

/** Opens a log that is flushed two seconds after a search, and when the application closes. */
export function openSearchLog(app: FastifyInstance, db: Db): (search: SearchLogEntry) => void {
  let buffer: BufferedSearch[] = [];
  let timer: NodeJS.Timeout | undefined;

  const flush = async () => {
    timer = undefined;
    while (buffer.length > 0) {
      const batch = buffer.slice(0, batchSize);
      buffer = buffer.slice(batchSize);
      await writeSearches(db, batch.map(rowOf));
    }
  };
  const flushOrWarn = () =>
    flush().catch((error: unknown) => app.log.warn({ err: error }, 'searches were not logged'));
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await flushOrWarn();
  });

  return (search) => {
    buffer.push({ ...search, day: londonDay(new Date()) });
    if (buffer.length > maxBuffered) buffer = buffer.slice(-maxBuffered);
    timer ??= setTimeout(flushOrWarn, flushIntervalMs).unref();
  };
}

/** Called when flushing, because looking up the area would delay the search. */
function rowOf({ lat, lon, ...search }: BufferedSearch): LoggedSearch {
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
