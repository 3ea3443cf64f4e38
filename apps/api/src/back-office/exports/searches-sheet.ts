import { dayFormat, wholeDay, yesNo } from '../../infrastructure/spreadsheets/index.ts';
import type { Export } from '../../kernel/downloads/index.ts';
import type { SheetTranslate } from '../../kernel/messages/index.ts';
import {
  type ExportedSearch,
  exportedSearches,
  type SearchExportQuery,
} from './searches-export.repository.ts';

/** The searches of a day around a point. */
export function searchesSheet(query: SearchExportQuery, t: SheetTranslate): Export<ExportedSearch> {
  return {
    name: t('names.searches'),
    query: exportedSearches(query),
    columns: [
      { header: t('headings.day'), width: 12, format: dayFormat, cell: (row) => wholeDay(row.day) },
      {
        header: t('headings.wantedFor'),
        width: 12,
        format: dayFormat,
        cell: (row) => wholeDay(row.wanted_day),
      },
      {
        header: t('headings.practitioner'),
        width: 18,
        cell: (row) => t(`kinds.${row.service_type ?? 'any'}`),
      },
      { header: t('headings.group'), width: 16, cell: (row) => row.category },
      { header: t('headings.treatment'), width: 30, cell: (row) => row.treatment },
      {
        header: t('headings.place'),
        width: 9,
        cell: (row) => t(`wantedPlaces.${row.location_type}`),
      },
      { header: t('headings.area'), width: 8, cell: (row) => row.area },
      { header: t('headings.town'), width: 20, cell: (row) => row.town },
      { header: t('headings.miles'), width: 11, format: '0.0', cell: (row) => row.miles },
      { header: t('headings.found'), width: 8, cell: (row) => row.found },
      { header: t('headings.orMore'), width: 9, cell: (row) => t(yesNo(row.found_more)) },
    ],
  };
}
