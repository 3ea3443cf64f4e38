const INVALID = '[aria-invalid="true"]';
const FOCUSABLE = 'input, select, textarea, button, [tabindex="0"]';

/**
 * Moves the focus to the first invalid field in reading order, which may be far above the button that
 * was pressed. Call it after the errors are shown.
 */
export function focusFirstError(form: ParentNode): void {
  const field = form.querySelector<HTMLElement>(INVALID);
  // A group, of radio buttons or the parts of a date, cannot have the focus itself.
  const target = field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
}

/** The same from a submit handler that has just set the errors. */
export function focusFirstErrorOnceShown({ currentTarget: form }: { currentTarget: ParentNode }) {
  // React renders what an event handler has set in a microtask of its own, which comes first.
  queueMicrotask(() => focusFirstError(form));
}
