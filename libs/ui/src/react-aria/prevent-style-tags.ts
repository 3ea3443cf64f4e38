/**
 * react-aria adds a `<style>` to the head when the first pressable element renders, which a strict
 * Content-Security-Policy blocks (D38). It looks for that element by its id first, so an inert
 * element with this id prevents it; `base.css` has the rule instead.
 */
export function preventStyleTags(): void {
  const id = 'react-aria-pressable-style';
  if (typeof document === 'undefined' || document.getElementById(id)) return;

  const inert = document.createElement('meta');
  inert.id = id;
  document.head.append(inert);
}
