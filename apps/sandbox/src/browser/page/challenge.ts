import { type BrowserIntent, refuseChallenge } from './api.ts';
import { sandboxOrigin } from './origin.ts';

const dialogName = 'Confirm this payment with your bank';

/** Shows the bank's challenge in a dialog. Resolves when it is answered, or refused with Escape. */
export function answerChallenge(intent: BrowserIntent): Promise<void> {
  const url = intent.next_action?.use_stripe_sdk?.stripe_js;
  if (url === undefined) return Promise.resolve();

  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', dialogName);
  const frame = challengeFrame(new URL(url).search);
  dialog.append(frame);
  style(dialog, {
    background: 'transparent',
    border: '0',
    height: 'min(18rem, 94vh)',
    // Pages that reset margins, or set their own, would move it into a corner.
    inset: '0',
    margin: 'auto',
    maxWidth: '94vw',
    padding: '0',
    position: 'fixed',
    width: 'min(26rem, 94vw)',
  });
  document.body.append(dialog);

  return new Promise((resolve) => {
    const finish = () => {
      removeEventListener('message', onMessage);
      dialog.close();
      dialog.remove();
      resolve();
    };
    const onMessage = (event: MessageEvent<{ type?: string }>) => {
      const isOurs = event.origin === sandboxOrigin && event.source === frame.contentWindow;
      if (isOurs && event.data.type === 'sandbox-challenge-answered') finish();
    };
    addEventListener('message', onMessage);
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      void refuseChallenge(intent.client_secret).then(finish);
    });
    dialog.showModal();
  });
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
