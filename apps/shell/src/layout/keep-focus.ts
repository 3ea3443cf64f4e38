/** An element, and which child of its parent it is. */
interface Place {
  element: Element;
  index: number;
}

const DIALOG = '[role="dialog"], [role="alertdialog"]';
/** What people know as a place of its own: a row, an entry, a part with its heading. */
const PART =
  'li, tr, article, section, fieldset, form, table, [role="region"], [role="tabpanel"], main';
const NEIGHBOUR = 'li, tr, article, section';

/**
 * Keeps the place of the keyboard when the control that has the focus vanishes: the row was deleted, or
 * the button has made itself unnecessary. Browsers drop the focus to the body then, and a screen reader
 * begins at the top. It moves to the nearest part of the page that is still there instead.
 *
 * @returns stops it
 */
export function keepFocus(): () => void {
  let path: Place[] = [];
  let pathname = '';
  let frame = 0;

  function remember({ target }: FocusEvent) {
    if (!(target instanceof Element)) return;
    // A dialog gives the focus back to what opened it, which may be gone by then.
    if (target.closest(DIALOG)) return;
    path = pathOf(target);
    pathname = location.pathname;
  }
  /** A press beside all controls lets the focus go; so does nothing that vanishes. */
  function forget({ target, relatedTarget }: FocusEvent) {
    if (!(target instanceof Element) || target.closest(DIALOG)) return;
    if (relatedTarget !== null) return;
    // Chromium says it while an element is being removed, when it still seems to be there.
    queueMicrotask(() => {
      // A dialog that opens makes the page inert before it takes the focus.
      const isLetGo = target.isConnected && !target.matches(':disabled, [inert], [inert] *');
      if (isLetGo && path[0]?.element === target) path = [];
    });
  }
  function check() {
    const [focused] = path;
    if (!focused || focused.element.isConnected || frame !== 0) return;
    // Dialogs, forms and pages that move the focus by themselves do it within a frame.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(restore);
    });
  }
  function restore() {
    frame = 0;
    if (document.querySelector(DIALOG)) return;
    const lost = path;
    path = [];
    // A new page moves the focus to its heading.
    if (isFocusLost() && pathname === location.pathname) placeNear(lost)?.focus(withoutScrolling);
  }

  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);

  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
    cancelAnimationFrame(frame);
  };
}

const withoutScrolling = { preventScroll: true };

const isFocusLost = () =>
  document.activeElement === null || document.activeElement === document.body;

function pathOf(element: Element): Place[] {
  const path: Place[] = [];
  for (let each = element; each.parentElement; each = each.parentElement) {
    path.push({ element: each, index: [...each.parentElement.children].indexOf(each) });
  }

  return path;
}

/** The row in whose place the vanished one was, or the heading of the part that it was in. */
function placeNear(path: readonly Place[]): HTMLElement | null {
  const kept = path.findIndex(({ element }) => element.isConnected);
  const ancestor = path[kept]?.element ?? document.body;
  const { children } = ancestor;
  const neighbour = children[Math.min(path[kept - 1]?.index ?? 0, children.length - 1)];
  const part = neighbour?.matches(NEIGHBOUR) ? neighbour : ancestor.closest(PART);
  const place = part ?? document.querySelector('main');
  const heading = place?.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6');
  const target = heading ?? (place as HTMLElement | null);
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;

  return target;
}
