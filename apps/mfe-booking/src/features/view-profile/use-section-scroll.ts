import { useCallback, useEffect, useRef, useState } from 'react';

export const sections = ['bio', 'reviews', 'treatments'] as const;
export type SectionName = (typeof sections)[number];

/** How long the page takes to reach a section: the further, the longer. */
const travelTime: Record<SectionName, number> = { bio: 800, reviews: 1600, treatments: 2400 };

/** Tabs that scroll to sections, and follow when the reader scrolls. */
export function useSectionScroll(isReady: boolean) {
  const [current, setCurrent] = useState<SectionName>('bio');
  const isTravelling = useRef(false);

  useEffect(() => {
    if (!isReady) return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (isTravelling.current) return;
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        const name = sections.find((section) => section === entry?.target.id);
        if (name) setCurrent(name);
      },
      // A section is being read once its head has passed the upper third of the window.
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
    isTravelling.current = true;
    travel(section, travelTime[name], () => {
      isTravelling.current = false;
      section.focus({ preventScroll: true });
    });
  }, []);

  return { current, goTo };
}

function travel(section: HTMLElement, duration: number, onArrival: () => void): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    section.scrollIntoView();
    onArrival();
    return;
  }

  const from = window.scrollY;
  const startedAt = performance.now();
  const step = (now: number) => {
    const share = Math.min(1, (now - startedAt) / duration);
    const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0;
    // Measured anew at each step: pictures above may still be loading.
    const target = window.scrollY + section.getBoundingClientRect().top - margin;
    window.scrollTo({ top: from + (target - from) * easeOut(share), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else onArrival();
  };
  requestAnimationFrame(step);
}

function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}
