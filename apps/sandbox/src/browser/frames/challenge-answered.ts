// The bank's challenge is answered: the page behind the dialog looks up what came of it.
parent.postMessage({ type: 'sandbox-challenge-answered' }, '*');
