import type { AdminPractitionerDetail } from '@freely/api-client/contract';
import { DrawerPart, Facts } from '../../../drawer/drawer-part.tsx';
import { useWords } from '../../../words.ts';
import { usePractitionerWords } from '../words.ts';

/** The documents that a practitioner declared to have. */
export function DocumentsPart({ documents }: Pick<AdminPractitionerDetail, 'documents'>) {
  const say = usePractitionerWords();
  const sayShared = useWords();
  const yesNo = (is: boolean) => sayShared(is ? 'drawer.yes' : 'drawer.no');

  return (
    <DrawerPart title={say('practitionerDrawer.documents')}>
      <p>{say('practitionerDrawer.documentsNote')}</p>
      <Facts
        facts={[
          [say('practitionerDrawer.insurance'), yesNo(documents.insurance)],
          [say('practitionerDrawer.disclaimer'), yesNo(documents.medical_disclaimer_form)],
          [say('practitionerDrawer.bank'), yesNo(documents.bank_details)],
          [
            say('practitionerDrawer.qualifications'),
            documents.qualifications.join(', ') || sayShared('drawer.none'),
          ],
        ]}
      />
    </DrawerPart>
  );
}
