import type { AdminPractitionerDetail } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { DrawerPart, Facts } from '../../../drawer/drawer-part.tsx';

/** The documents that a practitioner declared to have. */
export function DocumentsPart({ documents }: Pick<AdminPractitionerDetail, 'documents'>) {
  const { t } = useTranslation('admin/practitioners');
  const { t: tShared } = useTranslation('admin');
  const yesNo = (is: boolean) => tShared(is ? 'drawer.yes' : 'drawer.no');

  return (
    <DrawerPart title={t('practitionerDrawer.documents')}>
      <p>{t('practitionerDrawer.documentsNote')}</p>
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
