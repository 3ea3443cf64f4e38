import { AboutFrame } from './components/about-frame.tsx';
import { Contact } from './components/contact.tsx';
import { Story } from './components/story.tsx';
import { Team } from './components/team.tsx';

// Three paths of one page: each is a tab.

export function OurStoryPage() {
  return (
    <AboutFrame tab="story">
      <Story />
    </AboutFrame>
  );
}

export function OurTeamPage() {
  return (
    <AboutFrame tab="team">
      <Team />
    </AboutFrame>
  );
}

export function ContactPage() {
  return (
    <AboutFrame tab="contact">
      <Contact />
    </AboutFrame>
  );
}
