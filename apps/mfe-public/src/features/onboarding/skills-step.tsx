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
import { useWords } from './words.ts';

/** Step 5: the practitioner's qualifications, start date, work images and confirmations. */
export function SkillsStep() {
  const say = useWords();
  const { draft, change, errors, images, submit, isPending, problem } = useSkills();
  const focusProblem = useProblemFocus();

  return (
    <WizardFrame
      step="skills"
      action={
        <Button isPending={isPending} onClick={() => !submit() && focusProblem()}>
          {say('onboarding.skills.finish')}
        </Button>
      }
    >
      <SaveProblem message={problem} />
      <div className={styles.fields}>
        <TextList
          label={say('onboarding.skills.qualifications')}
          hint={say('onboarding.skills.qualificationsHint')}
          maxLength={160}
          items={draft.qualifications}
          onChange={(qualifications) => change({ qualifications })}
          error={errors.qualifications}
        />
        <MonthField
          label={say('onboarding.skills.start')}
          value={draft.month}
          onChange={(month) => change({ month })}
          error={errors.month}
        />
        <WorkImages images={images} error={errors.images} />
        <RadioGroupField
          legend={say('onboarding.skills.insurance')}
          hint={say('onboarding.skills.insuranceHint')}
          layout="inline"
          options={(['yes', 'no'] as const).map((value) => ({
            value,
            label: say(`onboarding.skills.${value}`),
          }))}
          value={draft.insurance}
          onChange={(insurance) => change({ insurance })}
          error={errors.insurance}
        />
        <CheckboxField
          label={say('onboarding.skills.disclaimer')}
          checked={draft.isDisclaimed}
          onChange={(event) => change({ isDisclaimed: event.target.checked })}
          error={errors.isDisclaimed}
        />
      </div>
    </WizardFrame>
  );
}
