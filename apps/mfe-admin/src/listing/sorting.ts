import type { Sort } from '@freely/ui/table';

/** '-name' of the API → the sort of the table. */
export function parseSort(sort: string): Sort {
  return sort.startsWith('-')
    ? { key: sort.slice(1), direction: 'descending' }
    : { key: sort, direction: 'ascending' };
}

/** The sort of the table → '-name' of the API. */
export function formatSort({ key, direction }: Sort): string {
  return direction === 'descending' ? `-${key}` : key;
}
