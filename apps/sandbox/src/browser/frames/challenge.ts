// The bank's challenge: Escape refuses it, as the button does.
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') document.querySelector<HTMLElement>('[value="fail"]')?.click();
});
