// A form of a prerendered page that is sent before the page has its code is noted, and sent when it has.
addEventListener('submit', (event) => {
  // A form with code prevents what the browser would do, and one outside of the page's root never gets any.
  if (event.defaultPrevented || !event.target.closest('#root')) return;
  event.preventDefault();
  // Not at the form: React takes an attribute that it does not know for a mistake.
  document.documentElement.dataset.earlySubmit = [...document.forms].indexOf(event.target);
});
