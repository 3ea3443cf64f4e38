import type { ParseKeys } from '@freely/i18n';

/** The documents, by the key of their messages. */
export type DocumentName = 'terms' | 'privacy' | 'cookies';

/** Keys of sections are put together from what the catalogue contains. */
export type LegalKey = ParseKeys<'public/legal'>;

/** The parts of a section, in the order in which they are shown. */
export interface LegalSection {
  readonly heading: string;
  /** Paragraphs. */
  readonly text?: Readonly<Record<string, string>>;
  readonly list?: Readonly<Record<string, string>>;
  /** Pairs of a case and what applies in it. */
  readonly facts?: Readonly<Record<string, { readonly term: string; readonly text: string }>>;
  /** Paragraphs after the list or the facts. */
  readonly after?: Readonly<Record<string, string>>;
}

/** The sections of a document. Their keys are their anchors. */
export type LegalSections = Readonly<Record<string, LegalSection>>;
