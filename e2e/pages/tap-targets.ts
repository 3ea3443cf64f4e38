/**
 * The tap targets in the page that are too small: they must have 44 pixels in one direction and 24
 * in the other (WCAG 2.5.8 requires 24). Links in a sentence are as high as their line, and a tap
 * anywhere in a date field reaches its nearest segment. By design, the close button of a chip has
 * 28 pixels, and the thumb of a slider 24 with its padding.
 */
export function smallTargets(main: HTMLElement): string[] {
  const targets = main.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role=option], [tabindex="0"]',
  );

  return [...targets].flatMap((target) => {
    // The label of a checkbox or radio is part of its target.
    const box = (target.closest('label, [class*="__thumb_"]') ?? target).getBoundingClientRect();
    const isHidden =
      Math.min(box.width, box.height) <= 1 || getComputedStyle(target).visibility === 'hidden';
    const isInSentence = target.matches('p a, p button, label a, figcaption a, label ~ a');
    const isSmallByDesign =
      target.matches('[role=group] [role=spinbutton]') ||
      target.closest('[class*="__chip_"], [class*="__crumb_"], [class*="__thumb_"]');
    if (isHidden || isInSentence) return [];
    const isThin = Math.min(box.width, box.height) < 23.5;
    const isShort = Math.max(box.width, box.height) < (isSmallByDesign ? 24 : 43.5);
    const name = target.getAttribute('aria-label') ?? target.textContent;

    return isThin || isShort ? [`${target.tagName} ${name}: ${box.width} by ${box.height}`] : [];
  });
}
