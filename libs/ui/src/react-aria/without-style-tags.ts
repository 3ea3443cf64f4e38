/**
 * react-aria puts a `<style>` into the head the first time something can be pressed, which a
 * strict Content-Security-Policy refuses (D38). It looks for that element by its id first, so
 * an inert one with the id keeps it away; `base.css` holds the rule instead.
 */
export function keepStyleTagsAway(): void {
  const id = 'react-aria-pressable-style';
  if (typeof document === 'undefined' || document.getElementById(id)) return;

  const inert = document.createElement('meta');
  inert.id = id;
  document.head.append(inert);
}
