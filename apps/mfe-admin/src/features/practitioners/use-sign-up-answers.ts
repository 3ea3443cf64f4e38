import type { PractitionerRegistration } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { humanize } from '../../humanize.ts';

type HowYouFind = PractitionerRegistration['how_you_find'];
type Scheduling = PractitionerRegistration['appointment_scheduling'];

/**
 * Returns functions that phrase answers of the sign-up form in the words of that form (D75). An answer
 * that is newer than this page has no words here yet.
 */
export function useSignUpAnswers() {
  const { t, i18n } = useTranslation('admin/practitioners');
  const isNamed = (key: string) => i18n.exists(key, { ns: 'admin/practitioners' });
  const isHowYouFind = (answer: string): answer is HowYouFind =>
    isNamed(`practitionerDrawer.found.${answer}`);
  const isScheduling = (answer: string): answer is Scheduling =>
    isNamed(`practitionerDrawer.scheduling.${answer}`);

  return {
    found: (answer: string) =>
      isHowYouFind(answer) ? t(`practitionerDrawer.found.${answer}`) : humanize(answer),
    scheduling: (answer: string) =>
      isScheduling(answer) ? t(`practitionerDrawer.scheduling.${answer}`) : humanize(answer),
  };
}
