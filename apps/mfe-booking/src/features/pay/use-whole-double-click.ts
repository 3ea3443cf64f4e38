import { type MouseEvent, useRef } from 'react';

/**
 * A handler for `onClickCapture` of a form: the second click of a double click is for what the first one hit.
 * An error that appears in between moves other fields under the pointer, and it would untick one of them.
 */
export function useWholeDoubleClick(): (event: MouseEvent) => void {
  const hit = useRef<Element | null>(null);

  return (event) => {
    const control = event.target instanceof Element ? controlOf(event.target) : null;
    // 0 is a click by keyboard, or that of a label on its field.
    if (event.detail < 2) hit.current = control;
    else if (control !== hit.current) {
      event.preventDefault();
      // Prevented alone it would tick the box again, but only after the form has heard of the change.
      event.stopPropagation();
    }
  };
}

function controlOf(target: Element): Element {
  return target.closest('label')?.control ?? target.closest('button, a, input, select') ?? target;
}
