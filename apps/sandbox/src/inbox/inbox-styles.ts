export const inboxStyles = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f5f1ea, #151a18);
  --surface: light-dark(#fffdf9, #1d2320);
  --ink: light-dark(#1b2320, #f3ede3);
  --ink-soft: light-dark(#4a514c, #c6c3b8);
  --line: light-dark(#ded7cb, #343c38);
  --line-strong: light-dark(#827c71, #7f8882);
  --accent: light-dark(#0b5a50, #7fcdbb);
  --accent-text: light-dark(#0b5a50, #86d1c0);
  --on-accent: light-dark(#fffdf9, #06231e);
  --wash: light-dark(#dceae3, #1b3832);
}
* { box-sizing: border-box; }
body { background: var(--paper); color: var(--ink); font: 400 1rem / 1.5 system-ui, sans-serif; margin: 0; }
a { color: var(--accent-text); }
:focus-visible { outline: 3px solid light-dark(#2746c7, #a9bbff); outline-offset: 2px; }
h1 { font: 400 1.5rem / 1.25 Georgia, serif; margin: 0 0 12px; overflow-wrap: anywhere; }
ul { list-style: none; margin: 0; padding: 0; }
[hidden] { display: none; }

.top { align-items: center; border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 12px 24px; justify-content: space-between; padding: 12px 20px; }
.home { color: var(--ink); font: 400 1.25rem Georgia, serif; padding: 8px 0; text-decoration: none; }
.top form { align-items: center; display: flex; flex: 0 1 26rem; gap: 8px; }
.top label { color: var(--ink-soft); flex: none; font-size: 0.875rem; }
.top input { background: var(--surface); border: 1.5px solid var(--line-strong); border-radius: 10px; color: inherit; flex: 1; font: inherit; min-height: 44px; min-width: 0; padding: 0 12px; }
.top button { background: var(--accent); border: 0; border-radius: 10px; color: var(--on-accent); cursor: pointer; font: 650 1rem system-ui, sans-serif; min-height: 44px; padding: 0 16px; }

.columns { display: block; }
.count, .new { color: var(--ink-soft); font-size: 0.875rem; margin: 0; padding: 12px 20px 8px; }
.new { padding-block: 0; }
.list li a { border-bottom: 1px solid var(--line); color: inherit; display: grid; gap: 2px; padding: 12px 20px; text-decoration: none; }
.list li a:hover, .list li a[aria-current] { background: var(--wash); }
.list span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.who, .list time { color: var(--ink-soft); font-size: 0.875rem; }
.subject { font-weight: 650; }
main { padding: 20px; }
.empty { color: var(--ink-soft); padding: 32px 0; text-align: center; }
.is-reading .list { display: none; }

dl { display: grid; gap: 4px 16px; grid-template-columns: max-content 1fr; margin: 0 0 16px; }
dt { color: var(--ink-soft); }
dd { margin: 0; overflow-wrap: anywhere; }
.attachments { display: flex; flex-wrap: wrap; gap: 8px 20px; margin-bottom: 16px; }
.html { background: #fff; border: 1px solid var(--line); border-radius: 10px; color-scheme: light; display: block; height: 70vh; width: 100%; }
.text { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; font: 0.9375rem / 1.5 ui-monospace, monospace; margin: 12px 0 0; overflow-wrap: anywhere; padding: 16px; white-space: pre-wrap; }
summary { cursor: pointer; padding: 12px 0; }

@media (width >= 980px) {
  .columns { display: grid; grid-template-columns: 22rem 1fr; min-height: calc(100vh - 70px); }
  .list, .is-reading .list { border-right: 1px solid var(--line); display: block; max-height: calc(100vh - 70px); overflow-y: auto; }
  main { padding: 28px 32px; }
  .back { display: none; }
}
`;
