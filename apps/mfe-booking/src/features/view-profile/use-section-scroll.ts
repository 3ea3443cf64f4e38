import { useCallback, useEffect, useRef, useState } from 'react';

export const sections = ['bio', 'reviews', 'treatments'] as const;
export type SectionName = (typeof sections)[number];

/** The duration of the scroll to each section, in milliseconds. */
const scrollDuration: Record<SectionName, number> = { bio: 800, reviews: 1600, treatments: 2400 };

/** Tabs that scroll to sections; the selected tab follows when the user scrolls. */
export function useSectionScroll(isReady: boolean) {
  const [current, setCurrent] = useState<SectionName>('bio');
  const isScrolling = useRef(false);

  useEffect(() => {
    if (!isReady) return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (isScrolling.current) return;
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        const name = sections.find((section) => section === entry?.target.id);
        if (name) setCurrent(name);
      },
      // A section is current once its heading has passed the upper third of the window.
      { rootMargin: '-10% 0px -65% 0px' },
    );
    for (const name of sections) {
      const section = document.getElementById(name);
      if (section) seen.observe(section);
    }
    return () => seen.disconnect();
  }, [isReady]);

  const goTo = useCallback((name: SectionName) => {
    const section = document.getElementById(name);
    if (!section) return;
    setCurrent(name);
    isScrolling.current = true;
    animateScroll(section, scrollDuration[name], () => {
      isScrolling.current = false;
      section.focus({ preventScroll: true });
    });
  }, []);

  return { current, goTo };
}

function animateScroll(section: HTMLElement, duration: number, onDone: () => void): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    section.scrollIntoView();
    onDone();
    return;
  }

  const start = window.scrollY;
  const startedAt = performance.now();
  const step = (now: number) => {
    const progress = Math.min(1, (now - startedAt) / duration);
    const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0;
    // Measured again at each step, because images above may still be loading.
    const target = window.scrollY + section.getBoundingClientRect().top - margin;
    window.scrollTo({ top: start + (target - start) * easeOut(progress), behavior: 'instant' });
    if (progress < 1) requestAnimationFrame(step);
    else onDone();
  };
  requestAnimationFrame(step);
}

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
