import { partWords } from '../locales/part-words.ts';

export const useTableWords = partWords({
  table: {
    more: 'More',
    show: 'Show more of {{name}}',
    hide: 'Show less of {{name}}',
    sort: 'Sort by',
    unsorted: 'Default order',
    ascending: '{{name}}, ascending',
    descending: '{{name}}, descending',
  },
});
