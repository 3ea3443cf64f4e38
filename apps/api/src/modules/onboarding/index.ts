export { onboardingRoutes as registerOnboarding } from './onboarding.routes.ts';
