// The bank's challenge is answered: the page that opened the dialog looks up the outcome.
parent.postMessage({ type: 'sandbox-challenge-answered' }, '*');
