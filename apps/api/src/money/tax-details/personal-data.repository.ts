import type { PersonalData } from '../../kernel/personal-data/index.ts';
import { releaseTaxDetails } from './leaving.repository.ts';

/** What a report needs outlives the account: the law asks for it until its retention ends (D92). */
export const taxDetailsData: PersonalData = {
  columns: {
    'tax_details.practitioner_id': { exported: 'done', erased: 'done' },
  },
  erasePractitioner: releaseTaxDetails,
};
