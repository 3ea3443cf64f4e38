/** Styles inside a card field. It is transparent: the page draws background, border and outline. */
export const fieldStyles = `
:root { color-scheme: light; }
html, body { margin: 0; padding: 0; background: transparent; overflow: hidden; }
.field {
  appearance: none;
  background: transparent;
  border: 0;
  border-radius: 0;
  box-sizing: border-box;
  color: #1b2320;
  display: block;
  font: 400 16px / 1.2 system-ui, sans-serif;
  margin: 0;
  outline: 0;
  padding: 0;
  width: 100%;
}
.field::placeholder { color: #62675f; opacity: 1; }
.icon { color: #62675f; display: none; height: 24px; left: 0; position: absolute; top: calc(50% - 12px); width: 24px; }
.field.has-icon { padding-left: 34px; }
.field.has-icon + .icon { display: block; }
.message { clip-path: inset(50%); height: 1px; margin: 0; overflow: hidden; position: absolute; width: 1px; }
`;

/** The sandbox's own pages: the bank's challenge and the onboarding of an account link. */
export const pageStyles = `
:root { color-scheme: light dark; }
body {
  background: light-dark(#fffdf9, #1d2320);
  color: light-dark(#1b2320, #f3ede3);
  font: 400 16px / 1.5 system-ui, sans-serif;
  margin: 0;
}
.panel { box-sizing: border-box; margin: 0 auto; max-width: 30rem; padding: 24px; }
h1 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 8px; }
p { margin: 0 0 12px; }
form { align-items: center; display: flex; flex-wrap: wrap; gap: 12px; margin-top: 20px; }
button {
  background: light-dark(#0b5a50, #7fcdbb);
  border: 1.5px solid transparent;
  border-radius: 10px;
  color: light-dark(#fffdf9, #06231e);
  cursor: pointer;
  font: inherit;
  font-weight: 650;
  min-height: 48px;
  padding: 0 20px;
}
button.second { background: transparent; border-color: light-dark(#827c71, #7f8882); color: inherit; }
a { color: light-dark(#0b5a50, #86d1c0); }
:focus-visible { outline: 3px solid light-dark(#2746c7, #a9bbff); outline-offset: 2px; }
`;
