import type { FaultArea } from '../planted-fault.ts';

const migration = 'apps/api/migrations/0035-roads.sql';
const measuredMigration = 'apps/api/migrations/0053-measured-roads.sql';
const measuredRoads = (only: string) => ({
  jest: 'apps/api/src/booking/checkout/measured-roads.test.ts',
  only,
});
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
          file: measuredMigration,
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
    {
      id: 'search-ignores-measured-roads',
      breaks: 'The search reckons roads by the table where the list of times knows them',
      edits: [
        {
          file: measuredMigration,
          find: 'if travel.measured and cardinality(visits) > 0 then',
          replace: 'if travel.measured and cardinality(visits) < 0 then',
        },
      ],
      caughtBy: measuredRoads('the search counts them too'),
    },
    {
      id: 'roads-without-a-limit',
      breaks: 'The service of roads is asked, and charges, beyond the limit of a day',
      edits: [
        {
          file: 'apps/api/src/market/availability/measured-roads.repository.ts',
          find: 'where r.roads + excluded.roads <= ${dailyLimit}',
          replace: 'where r.roads + excluded.roads > ${dailyLimit} - 1000',
        },
      ],
      caughtBy: measuredRoads('no more roads are asked for on a day'),
    },
    {
      id: 'failing-service-of-roads-is-asked-again',
      breaks: 'Each list of times waits for a service of roads that is down',
      edits: [
        {
          file: 'apps/api/src/infrastructure/roads/open-road-service.ts',
          find: 'pausedUntil = Date.now() + pauseMs;',
          replace: 'pausedUntil = Date.now() - pauseMs;',
        },
      ],
      caughtBy: measuredRoads('is not asked again at once'),
    },
    {
      id: 'offers-before-their-roads-are-measured',
      breaks: 'Somebody who waits is offered a time that the practitioner cannot be there for',
      edits: [
        {
          file: 'apps/api/src/booking/waiting-list/offer-freed-slot.ts',
          find: '    await measureRoadsOf(deps, found.freed, entryId);\n',
          replace: '',
        },
      ],
      caughtBy: measuredRoads('nobody who waits is offered'),
    },
  ],
};
