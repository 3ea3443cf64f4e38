import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The current width of an element in pixels. Drawings use it so that their text is not scaled. */
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
