// What a migration must not do while the release before it serves requests, and what to do instead.
import { noTransactionMarker } from '../../src/infrastructure/migrations/read-migrations.ts';

interface Rule {
  /** Matches a statement in lower case, without comments and on one line. */
  refuses: RegExp;
  /** What to do instead. */
  instead: string;
}

export const migrationRules: readonly Rule[] = [
  {
    refuses: /^create (unique )?index (?!concurrently if not exists )/,
    instead:
      'Creating an index blocks every writer of its table. Put `create index concurrently ' +
      `if not exists …\` alone into a file that begins with \`${noTransactionMarker}\`.`,
  },
  {
    refuses: /^alter table .*\balter (column )?\S+ (set data )?type\b/,
    instead:
      'Changing a type rewrites the table, and nobody can read it meanwhile. Add a column, fill ' +
      'it in batches, and drop the old one in a later release.',
  },
  {
    refuses: /^alter table .*\bset not null\b/,
    instead:
      'Every row is read while nobody can use the table. Add `check (… is not null) not valid`, ' +
      'and `validate constraint` in a file of its own: it guarantees the same.',
  },
  {
    refuses: /^alter table .*\badd (constraint \S+ )?(check|foreign key)\b(?!.*\bnot valid\b)/,
    instead:
      'Every row is checked while nobody can write. Add the constraint `not valid`, and ' +
      '`validate constraint` in a file of its own.',
  },
  {
    refuses: /^alter table .*\badd column .*\breferences\b/,
    instead:
      'The referenced table is locked too. Add the column alone, and the foreign key ' +
      '`not valid`.',
  },
  {
    refuses:
      /^alter table .*\badd (constraint \S+ )?(unique|primary key|exclude)\b(?! using index)/,
    instead:
      'The index behind it is built while nobody can use the table. Create a unique index ' +
      'concurrently, and add the constraint `using index`.',
  },
  {
    refuses:
      /^alter table .*\badd column .*\b(stored|unique|primary key|serial|bigserial|default (gen_random_uuid|random|clock_timestamp|nextval))\b/,
    instead:
      'A separate value for each row rewrites the table. Add the column empty, and fill it ' +
      'in batches.',
  },
  {
    refuses: /^alter table .*\brename\b/,
    instead:
      'The running release still uses the old name. Add the new one beside it, and drop the ' +
      'old one in a later release.',
  },
  {
    refuses: /^(update|delete from) (?!settings\b)(?!.*\bwhere\b)/,
    instead:
      'It rewrites the table, and every row stays locked until the file is done. Change them in batches, by a job ' +
      'or a command, and read both forms meanwhile.',
  },
  {
    refuses: /^(lock|truncate|cluster|vacuum|reindex)\b/,
    instead: 'It locks the whole table. Do it by hand at a quiet time, if at all.',
  },
];
