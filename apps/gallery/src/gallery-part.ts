import type { ReactNode } from 'react';

/** One state of a component. */
interface GalleryState {
  name: string;
  content: ReactNode;
}

/** One page of the gallery: a component in all its states. */
export interface GalleryPart {
  title: string;
  /** The path to import it from. */
  entryPoint: string;
  /** What it is for, and how to use it. */
  about: string;
  states: readonly GalleryState[];
}
