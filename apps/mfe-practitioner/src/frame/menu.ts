import type { LucideIcon } from 'lucide-react';
import {
  BookOpen,
  CalendarDays,
  CircleQuestionMark,
  ClipboardList,
  Clock,
  FileCheck,
  Landmark,
  LayoutDashboard,
  LogOut,
  MailPlus,
  MapPin,
  RefreshCw,
  Settings,
  Star,
  Tags,
  User,
  Wallet,
} from 'lucide-react';
import type menuMessages from '../../locales/en-GB/practitioner.json';

interface Entry {
  /** Its message is `frame.menu.{key}`. */
  key: keyof typeof menuMessages.frame.menu;
  to: string;
  icon: LucideIcon;
}

/** The sidebar in the specified order (spec 3 §2.1), followed by our additional screens. */
export const menu: readonly Entry[] = [
  { key: 'home', to: '/practitioner', icon: LayoutDashboard },
  { key: 'calendar', to: '/practitioner/calendar', icon: CalendarDays },
  { key: 'bookings', to: '/practitioner/bookings', icon: BookOpen },
  { key: 'services', to: '/practitioner/services', icon: Tags },
  { key: 'availability', to: '/practitioner/availability', icon: Clock },
  { key: 'locations', to: '/practitioner/locations', icon: MapPin },
  { key: 'profile', to: '/practitioner/profile', icon: User },
  { key: 'papers', to: '/practitioner/papers', icon: FileCheck },
  { key: 'questionnaires', to: '/practitioner/questionnaires', icon: ClipboardList },
  { key: 'settings', to: '/practitioner/settings', icon: Settings },
  { key: 'inviteReviewers', to: '/practitioner/invite-reviewers', icon: MailPlus },
  { key: 'reviews', to: '/practitioner/reviews', icon: Star },
  { key: 'earnings', to: '/practitioner/earnings', icon: Wallet },
  { key: 'tax', to: '/practitioner/tax', icon: Landmark },
  { key: 'calendarSync', to: '/practitioner/calendar-sync', icon: RefreshCw },
  { key: 'whyNot', to: '/practitioner/why-not', icon: CircleQuestionMark },
  { key: 'logout', to: '/logout', icon: LogOut },
];
