/**
 * What is too small for a finger, in the page: 44 pixels one way and 24 the other (WCAG 2.5.8 asks
 * for 24). What is in a sentence is as high as its line, and a press anywhere in a date field
 * reaches its nearest part. The close button of a chip has 28, and the thumb of a slider 24 with its
 * room around it, as the design has them.
 */
export function smallTargets(main: HTMLElement): string[] {
  const targets = main.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role=option], [tabindex="0"]',
  );

  return [...targets].flatMap((target) => {
    // The words of a choice belong to it.
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
    const words = target.getAttribute('aria-label') ?? target.textContent;

    return isThin || isShort ? [`${target.tagName} ${words}: ${box.width} by ${box.height}`] : [];
  });
}
