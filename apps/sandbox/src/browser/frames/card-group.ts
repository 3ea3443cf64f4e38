import type { FieldKind } from '../messages.ts';

/** The interface between the fields of one form. All are frames of one origin. */
export interface CardField {
  group: string;
  kind: FieldKind;
  digits(): string;
  /** What is wrong or missing; the field then also shows it. */
  check(): { code: string; message: string } | undefined;
  brandChanged(): void;
}

declare global {
  interface Window {
    cardField?: CardField;
  }
}

/** Finds a field of the same form among the frames of the page. */
export function fieldOf(group: string, kind: FieldKind): CardField | undefined {
  for (let index = 0; index < parent.length; index += 1) {
    try {
      const field = parent[index]?.cardField;
      if (field?.group === group && field.kind === kind) return field;
    } catch {
      // A frame of another origin is not one of ours.
    }
  }
  return undefined;
}
