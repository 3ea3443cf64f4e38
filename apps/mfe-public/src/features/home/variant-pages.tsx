import { HomePage } from './home-page.tsx';

export function HairDresserPage() {
  return <HomePage variant="hair-dresser" />;
}

export function BeauticianPage() {
  return <HomePage variant="beautician" />;
}

export function MassageTherapistPage() {
  return <HomePage variant="massage-therapist" />;
}

export function MaleGroomingPage() {
  return <HomePage variant="male-grooming" />;
}
