import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in pixels as it changes, so that a drawing's words keep their size. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setWidth((now) => Math.round(element.clientWidth) || now);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);

    return () => observer.disconnect();
  }, []);

  return [frame, width];
}
