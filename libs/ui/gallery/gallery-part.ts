import type { ReactNode } from 'react';

/** A part in one of its states. */
interface GalleryState {
  name: string;
  content: ReactNode;
}

/** One page of the gallery. */
export interface GalleryPart {
  title: string;
  /** What comes after `@freely/ui/` in the import. */
  door: string;
  /** What it is for, and what to mind. */
  about: string;
  states: readonly GalleryState[];
}
