import { useParams } from '@freely/router';
import { AvailabilityStep } from './availability-step.tsx';
import { FinishedStep } from './finished-step.tsx';
import { LocationsStep } from './locations-step.tsx';
import { ServicesStep } from './services-step.tsx';
import { SkillsStep } from './skills-step.tsx';

/** The second step is the first with something to fill in: signing up was done before. */
const STEPS: Readonly<Record<string, () => React.ReactNode>> = {
  2: ServicesStep,
  3: LocationsStep,
  4: AvailabilityStep,
  5: SkillsStep,
  6: FinishedStep,
};

/** The wizard in which a practitioner says what they do, where and when (spec 1 §2.5). */
export function OnboardingPage() {
  const { currentStep = '' } = useParams();
  // The guard lets no other step through.
  const Step = STEPS[currentStep] ?? ServicesStep;

  return <Step />;
}
