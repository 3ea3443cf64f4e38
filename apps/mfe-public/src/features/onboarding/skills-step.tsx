import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { CheckboxField, RadioGroupField } from '@freely/ui/field';
import { MonthField } from '@freely/ui/month-field';
import { TextList } from '@freely/ui/text-list';
import { SaveProblem } from './components/save-problem.tsx';
import { WizardFrame } from './components/wizard-frame.tsx';
import { WorkImages } from './components/work-images.tsx';
import styles from './onboarding.module.css';
import { useProblemFocus } from './use-problem-focus.ts';
import { useSkills } from './use-skills.ts';

/** Step 5: the practitioner's qualifications, start date, work images and confirmations. */
export function SkillsStep() {
  const { t } = useTranslation('public/onboarding');
  const { draft, change, errors, images, submit, isPending, problem } = useSkills();
  const focusProblem = useProblemFocus();

  return (
    <WizardFrame
      step="skills"
      action={
        <Button isPending={isPending} onClick={() => !submit() && focusProblem()}>
          {t('skills.finish')}
        </Button>
      }
    >
      <SaveProblem message={problem} />
      <div className={styles.fields}>
        <TextList
          label={t('skills.qualifications')}
          hint={t('skills.qualificationsHint')}
          maxLength={160}
          value={{ items: draft.qualifications, typed: draft.typed }}
          onChange={({ items, typed }) => change({ qualifications: items, typed })}
          error={errors.qualifications}
        />
        <MonthField
          label={t('skills.start')}
          value={draft.month}
          onChange={(month) => change({ month })}
          error={errors.month}
        />
        <WorkImages images={images} error={errors.images} />
        <RadioGroupField
          legend={t('skills.insurance')}
          hint={t('skills.insuranceHint')}
          layout="inline"
          options={(['yes', 'no'] as const).map((value) => ({
            value,
            label: t(`skills.${value}`),
          }))}
          value={draft.insurance}
          onChange={(insurance) => change({ insurance })}
          error={errors.insurance}
        />
        <CheckboxField
          label={t('skills.disclaimer')}
          checked={draft.isDisclaimed}
          onChange={(event) => change({ isDisclaimed: event.target.checked })}
          error={errors.isDisclaimed}
        />
      </div>
    </WizardFrame>
  );
}
