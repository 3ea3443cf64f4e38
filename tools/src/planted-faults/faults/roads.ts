import type { FaultArea } from '../planted-fault.ts';

const migration = 'apps/api/migrations/0035-roads.sql';
const agreement = (only: string) => ({
  jest: 'apps/api/src/market/search/roads-match.test.ts',
  only,
});
const onRandomDays = agreement('agree on random days with roads');

export const roads: FaultArea = {
  title: 'Roads',
  faults: [
    {
      id: 'roads-not-in-the-constraint',
      breaks: 'Two customers at both ends of the town book one visit right after the other',
      edits: [
        {
          file: migration,
          find: 'if not tight then',
          replace: 'if tight is not null then',
        },
      ],
      caughtBy: agreement('the constraint refuses'),
    },
    {
      id: 'search-ignores-roads',
      breaks: 'The search shows practitioners at hours at which they are on the road',
      edits: [
        {
          file: migration,
          find: 'if visits[i * 7 + 5] <> key then',
          replace: 'if visits[i * 7 + 5] = key then',
        },
      ],
      caughtBy: onRandomDays,
    },
    {
      id: 'times-ignore-the-road-away',
      breaks: 'A listed time leaves no time to get to the next visit',
      edits: [
        {
          file: 'libs/domain/src/roads.ts',
          find: '...(before > 0 ? [',
          replace: '...(before < 0 ? [',
        },
      ],
      caughtBy: { jest: 'libs/domain/src/roads.test.ts' },
    },
    {
      id: 'two-speeds-of-one-road',
      breaks: 'The database reckons with another speed than the list of times',
      edits: [{ file: migration, find: "'{11,15,20}'", replace: "'{11,16,20}'" }],
      caughtBy: agreement('the database has the same travel times'),
    },
  ],
};
