import { Check, CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';

/** What a message means. Colour follows meaning, and an icon says it without colour (D4). */
export type Tone = 'success' | 'error' | 'warning' | 'info';

export const TONE_ICONS: Readonly<Record<Tone, LucideIcon>> = {
  success: Check,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
};
