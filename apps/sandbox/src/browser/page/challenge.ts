import { type BrowserIntent, refuseChallenge } from './api.ts';
import { sandboxOrigin } from './origin.ts';

const dialogName = 'Confirm this payment with your bank';

/**
 * Shows the bank's challenge over the page. Resolves when it is answered, or refused with Escape. Like Stripe's it is
 * an element of the page and no modal dialog of the browser, so a dialog that the page opens meanwhile can be used.
 */
export function answerChallenge(intent: BrowserIntent): Promise<void> {
  const url = intent.next_action?.use_stripe_sdk?.stripe_js;
  if (url === undefined) return Promise.resolve();

  const frame = challengeFrame(new URL(url).search);
  const overlay = challengeOverlay(frame);
  document.body.append(overlay);

  return new Promise((resolve) => {
    const finish = () => {
      removeEventListener('message', onMessage);
      overlay.remove();
      resolve();
    };
    const onMessage = (event: MessageEvent<{ type?: string }>) => {
      const isOurs = event.origin === sandboxOrigin && event.source === frame.contentWindow;
      if (isOurs && event.data.type === 'sandbox-challenge-answered') finish();
    };
    addEventListener('message', onMessage);
    // In the frame itself Escape is the frame's.
    overlay.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') void refuseChallenge(intent.client_secret).then(finish);
    });
  });
}

function challengeOverlay(frame: HTMLIFrameElement): HTMLElement {
  const overlay = document.createElement('div');
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-label', dialogName);
  dialog.tabIndex = -1;
  // Pages that reset margins, or set their own, would move it into a corner.
  style(dialog, { height: 'min(18rem, 94vh)', margin: '0', width: 'min(26rem, 94vw)' });
  style(overlay, {
    background: 'rgb(0 0 0 / 50%)',
    display: 'grid',
    inset: '0',
    margin: '0',
    placeItems: 'center',
    position: 'fixed',
    zIndex: '2147483647',
  });
  dialog.append(frame);
  overlay.append(dialog);

  return overlay;
}

function challengeFrame(query: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = dialogName;
  frame.src = `${sandboxOrigin}/v3/challenge.html${query}`;
  style(frame, {
    border: '0',
    borderRadius: '16px',
    display: 'block',
    height: '100%',
    width: '100%',
  });
  frame.addEventListener('load', () => frame.focus(), { once: true });
  return frame;
}

/** Through the CSSOM, because a strict Content-Security-Policy blocks style attributes. */
function style(node: HTMLElement, values: Partial<CSSStyleDeclaration>): void {
  Object.assign(node.style, values);
}
