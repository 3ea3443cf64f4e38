// Types and names only, without the schemas: pages do not need those.
export type { FeatureFlag, FrameLink, ReleaseFrame } from './parse-frame.ts';

/** The places of the shell's frame that remotes put links into. */
export const FRAME_SLOTS = [
  'header',
  /** The button beside "Log in". */
  'sign-up',
  /** For people who are signed in. */
  'account',
  'footer-book',
  'footer-practitioners',
  'footer-help',
  /** Where the brand has no live chat of its own. */
  'footer-chat',
  'terms',
  'privacy',
  'cookies',
] as const;
export type FrameSlot = (typeof FRAME_SLOTS)[number];
