import { useParams } from '@freely/router';
import { AvailabilityStep } from './availability-step.tsx';
import { FinishedStep } from './finished-step.tsx';
import { LocationsStep } from './locations-step.tsx';
import { ServicesStep } from './services-step.tsx';
import { SkillsStep } from './skills-step.tsx';

/** Step 1 is the sign-up, which is a page of its own. */
const STEPS: Readonly<Record<string, () => React.ReactNode>> = {
  2: ServicesStep,
  3: LocationsStep,
  4: AvailabilityStep,
  5: SkillsStep,
  6: FinishedStep,
};

/** The onboarding wizard: a practitioner's services, locations, hours and skills (spec 1 §2.5). */
export function OnboardingPage() {
  const { currentStep = '' } = useParams();
  // The guard allows no other step.
  const Step = STEPS[currentStep] ?? ServicesStep;

  return <Step />;
}
