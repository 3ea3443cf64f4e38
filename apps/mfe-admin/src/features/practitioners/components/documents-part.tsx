import type { AdminPractitionerDetail } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { DrawerPart, Facts } from '../../../drawer/drawer-part.tsx';

/** The documents that a practitioner declared to have. */
export function DocumentsPart({
  documents,
  practitioner: {
    approved,
    insurance,
    verified,
    tick_papers: hasTickPapers,
    waiting_papers: waiting,
  },
}: Pick<AdminPractitionerDetail, 'documents' | 'practitioner'>) {
  const { t } = useTranslation('admin/practitioners');
  const { t: tShared } = useTranslation('admin');
  const yesNo = (is: boolean) => tShared(is ? 'drawer.yes' : 'drawer.no');

  const claim = hasTickPapers === false ? 'claimLaterNote' : 'claimNote';
  const unchecked = insurance && !approved ? claim : 'declaredNote';
  const noteOf = verified ? 'checkedNote' : unchecked;

  return (
    <DrawerPart title={t('practitionerDrawer.documents')}>
      <p>{t(`practitionerDrawer.${noteOf}`)}</p>
      {waiting ? <p>{t('people.papersWait', { count: waiting })}</p> : null}
      <Facts
        facts={[
          [t('practitionerDrawer.insurance'), yesNo(documents.insurance)],
          [t('practitionerDrawer.disclaimer'), yesNo(documents.medical_disclaimer_form)],
          [t('practitionerDrawer.bank'), yesNo(documents.bank_details)],
          [
            t('practitionerDrawer.qualifications'),
            documents.qualifications.join(', ') || tShared('drawer.none'),
          ],
        ]}
      />
    </DrawerPart>
  );
}
