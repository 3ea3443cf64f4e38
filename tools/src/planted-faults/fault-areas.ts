import { abuse } from './faults/abuse.ts';
import { access } from './faults/access.ts';
import { canaries } from './faults/canaries.ts';
import { database } from './faults/database.ts';
import { journey } from './faults/journey.ts';
import { links } from './faults/links.ts';
import { messages } from './faults/messages.ts';
import { money } from './faults/money.ts';
import { platform } from './faults/platform.ts';
import { privacy } from './faults/privacy.ts';
import { racesAndRepeats } from './faults/races.ts';
import { releases } from './faults/releases.ts';
import { remotes } from './faults/remotes.ts';
import { repository } from './faults/repository.ts';
import { screens } from './faults/screens.ts';
import { tabs } from './faults/tabs.ts';
import { times } from './faults/times.ts';
import type { FaultArea } from './planted-fault.ts';

export const faultAreas: readonly FaultArea[] = [
  money,
  racesAndRepeats,
  times,
  access,
  abuse,
  privacy,
  platform,
  releases,
  canaries,
  links,
  tabs,
  remotes,
  journey,
  screens,
  messages,
  database,
  repository,
];
