import { useTranslation } from '@freely/i18n';
import { addressBook } from '@freely/practice/address-book';
import { emptySalon, MobileForm, PickAddressDialog } from '@freely/practice/place-form';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { SwitchField } from '@freely/ui/field';
import { useState } from 'react';
import { SalonForms } from './components/salon-forms.tsx';
import { SaveProblem } from './components/save-problem.tsx';
import { WizardFrame } from './components/wizard-frame.tsx';
import styles from './onboarding.module.css';
import { useLocations } from './use-locations.ts';
import { useProblemFocus } from './use-problem-focus.ts';

const warn = (title: string) => showToast({ tone: 'warning', title });

/** Step 3: the practitioner's mobile base, salons, or both. */
export function LocationsStep() {
  const { t } = useTranslation('public/onboarding');
  const { draft, change, problems, isNothingChosen, submit, isPending, problem, saveFields } =
    useLocations();
  const [isPickDialogOpen, setPickDialogOpen] = useState(false);
  const focusProblem = useProblemFocus();

  function handleContinue() {
    const outcome = submit();
    if (outcome === 'address-missing') setPickDialogOpen(true);
    if (outcome === 'invalid') focusProblem();
  }

  return (
    <WizardFrame
      step="locations"
      action={
        <Button isPending={isPending} onClick={handleContinue}>
          {t('next')}
        </Button>
      }
    >
      <SaveProblem message={problem} />
      {isNothingChosen && (
        <Callout tone="error" role="alert">
          {t('locations.choose')}
        </Callout>
      )}
      <section className={styles.place} aria-label={t('locations.mobile')}>
        <SwitchField
          className={styles.placeSwitch}
          label={t('locations.mobile')}
          checked={draft.isMobile}
          onChange={(event) => change({ isMobile: event.target.checked })}
        />
        <p className={styles.soft}>{t('locations.mobileText')}</p>
        {draft.isMobile && (
          <MobileForm
            draft={draft.mobile}
            onChange={(mobile) => change({ mobile })}
            lookup={addressBook}
            problems={{ ...problems.mobile, ...saveFields('1') }}
            onWarn={warn}
          />
        )}
      </section>
      <section className={styles.place} aria-label={t('locations.salon')}>
        <SwitchField
          className={styles.placeSwitch}
          label={t('locations.salon')}
          checked={draft.isSalon}
          onChange={(event) =>
            change({
              isSalon: event.target.checked,
              salons: draft.salons.length > 0 ? draft.salons : [emptySalon],
            })
          }
        />
        <p className={styles.soft}>{t('locations.salonText')}</p>
        {draft.isSalon && (
          <SalonForms
            salons={draft.salons}
            onChange={(salons) => change({ salons })}
            problemsOf={(index) => ({ ...problems.salons[index], ...saveFields(`2.${index}`) })}
            onWarn={warn}
          />
        )}
      </section>
      <PickAddressDialog isOpen={isPickDialogOpen} onClose={() => setPickDialogOpen(false)} />
    </WizardFrame>
  );
}
