import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <header><button id="menu">Menu</button></header>
    <main tabindex="-1">
      <h1>Bookings</h1>
      <section><h2>Upcoming</h2><div><p>Amara</p><button id="late">Report</button></div></section>
      <ul><li>One <button id="one">Delete</button></li><li>Two <button>Delete</button></li></ul>
      <p><button id="only">Dismiss</button></p>
    </main>`;
  stop = keepFocus();
});
afterEach(() => stop());

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
/** Two frames, in which others may move the focus. */
const settled = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
    );
  });

test('the focus moves to the heading of the part in which a control vanished', async () => {
  find('#late').focus();
  find('#late').remove();
  await settled();

  expect(document.activeElement).toBe(find('h2'));
  expect(find('h2').tabIndex).toBe(-1);
});

test('also if the browser says that it is leaving before it has left', async () => {
  find('#late').focus();
  find('#late').blur();
  find('#late').remove();
  await settled();

  expect(document.activeElement).toBe(find('h2'));
});

test('a deleted row gives it to the next one', async () => {
  find('#one').focus();
  find('#one').closest('li')?.remove();
  await settled();

  expect(document.activeElement).toBe(find('li'));
  expect(find('li')).toHaveTextContent('Two');
});

test('where no part has a heading, it moves to that of the page', async () => {
  find('#only').focus();
  find('#only').closest('p')?.remove();
  await settled();
  expect(document.activeElement).toBe(find('h1'));

  find('#menu').focus();
  find('header').remove();
  await settled();
  expect(document.activeElement).toBe(find('h1'));
});

test('the dialog of a vanished control gives it to where the control was', async () => {
  find('#one').focus();
  find('main').toggleAttribute('inert', true);
  find('#one').blur();
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button>Yes</button></div>');
  find('[role=dialog] button').focus();
  find('#one').closest('li')?.remove();
  await settled();
  expect(document.activeElement).toBe(find('[role=dialog] button'));

  find('main').toggleAttribute('inert', false);
  find('[role=dialog]').remove();
  await settled();
  expect(document.activeElement).toBe(find('li'));
});

test('nothing takes the focus from where it went, or was let go', async () => {
  find('#late').focus();
  find('#late').remove();
  find('#menu').focus();
  await settled();
  expect(document.activeElement).toBe(find('#menu'));

  find('#one').focus();
  find('#one').blur();
  await settled();
  find('#one').closest('li')?.remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

test('the heading of a new page is left to the page', async () => {
  find('#late').focus();
  history.pushState(null, '', '/elsewhere');
  find('#late').remove();
  await settled();

  expect(document.activeElement).toBe(document.body);
});
