import { Check, CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';

/** The meaning of a message. It sets the colour, and an icon shows it without colour (D4). */
export type Tone = 'success' | 'error' | 'warning' | 'info';

export const TONE_ICONS: Readonly<Record<Tone, LucideIcon>> = {
  success: Check,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
};
