import type { Sort } from '@freely/ui/table';

/** '-name' of the contract → what the head of the table shows. */
export function shownSort(sort: string): Sort {
  return sort.startsWith('-')
    ? { key: sort.slice(1), direction: 'descending' }
    : { key: sort, direction: 'ascending' };
}

/** And back. */
export function sortText({ key, direction }: Sort): string {
  return direction === 'descending' ? `-${key}` : key;
}
