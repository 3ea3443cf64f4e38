import { type FocusEvent, useCallback, useEffect, useRef } from 'react';

type OnBlur<E extends Element> = ((event: FocusEvent<E>) => void) | undefined;

let isPressed = false;
let waiting: (() => void)[] = [];

/**
 * Tells of a blur that the press of a mouse or a finger has caused when it has become a click. What a blur
 * shows, such as an error, would move what is being pressed, and the click would be lost.
 */
export function useSettledBlur<E extends Element>(onBlur: OnBlur<E>): OnBlur<E> {
  useEffect(watchPresses, []);
  // What the click has changed must not be undone by a function that was made before it.
  const latest = useRef(onBlur);
  useEffect(() => {
    latest.current = onBlur;
  });
  const settled = useCallback((event: FocusEvent<E>) => {
    if (isPressed) waiting.push(() => latest.current?.(event));
    else latest.current?.(event);
  }, []);

  return onBlur && settled;
}

/** Presses are seen before the blur that they cause. A dragged link ends without a release. */
function watchPresses() {
  document.addEventListener('mousedown', press, true);
  for (const end of ['mouseup', 'dragend']) document.addEventListener(end, release, true);
}

function press() {
  isPressed = true;
}

function release() {
  isPressed = false;
  const settled = waiting;
  waiting = [];
  // The click follows the release in the same task.
  if (settled.length === 0) return;
  setTimeout(() => {
    for (const tell of settled) tell();
  });
}
