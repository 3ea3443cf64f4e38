import { dayFormat, wholeDay, yesNo } from '../../infrastructure/spreadsheets/index.ts';
import type { Export } from '../../kernel/downloads/index.ts';
import {
  type ExportedSearch,
  exportedSearches,
  type SearchExportQuery,
} from './searches-export.repository.ts';

const places: Record<string, string> = { mobile: 'At home', salon: 'Salon', idm: 'Either' };
const kinds: Record<string, string> = {
  beautician: 'Beautician',
  hairdresser: 'Hairdresser',
  massage_therapist: 'Massage therapist',
};

/** The searches of a day around a point. */
export function searchesSheet(query: SearchExportQuery): Export<ExportedSearch> {
  return {
    name: 'Searches',
    query: exportedSearches(query),
    columns: [
      { header: 'Day', width: 12, format: dayFormat, cell: (row) => wholeDay(row.day) },
      {
        header: 'Wanted for',
        width: 12,
        format: dayFormat,
        cell: (row) => wholeDay(row.wanted_day),
      },
      { header: 'Practitioner', width: 18, cell: (row) => kinds[row.service_type ?? ''] ?? 'Any' },
      { header: 'Group', width: 16, cell: (row) => row.category },
      { header: 'Treatment', width: 30, cell: (row) => row.treatment },
      { header: 'Place', width: 9, cell: (row) => places[row.location_type] ?? null },
      { header: 'Area', width: 8, cell: (row) => row.area },
      { header: 'Town', width: 20, cell: (row) => row.town },
      { header: 'Miles away', width: 11, format: '0.0', cell: (row) => row.miles },
      { header: 'Found', width: 8, cell: (row) => row.found },
      { header: 'Or more', width: 9, cell: (row) => yesNo(row.found_more) },
    ],
  };
}
