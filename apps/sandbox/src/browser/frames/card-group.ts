import type { FieldKind } from '../messages.ts';

/** What the fields of one form may ask of each other. All are frames of one origin. */
export interface CardField {
  group: string;
  kind: FieldKind;
  digits(): string;
  /** What is wrong or missing, which the field then also shows. */
  check(): { code: string; message: string } | undefined;
  brandChanged(): void;
}

declare global {
  interface Window {
    cardField?: CardField;
  }
}

/** The other fields of the same form, found among the frames of the page. */
export function fieldOf(group: string, kind: FieldKind): CardField | undefined {
  for (let index = 0; index < parent.length; index += 1) {
    try {
      const field = parent[index]?.cardField;
      if (field?.group === group && field.kind === kind) return field;
    } catch {
      // A frame of another origin: none of ours.
    }
  }
  return undefined;
}
