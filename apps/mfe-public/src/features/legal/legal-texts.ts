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

/** A legal page. The keys of its sections are their anchors. */
export interface LegalTexts {
  readonly title: string;
  readonly lead: string;
  readonly sections: Readonly<Record<string, LegalSection>>;
}
