/** What an error says when the API has said nothing that can be read. */
export interface ClientMessages {
  /** There was no response. */
  offline: string;
  /** The response was no answer of the contract. */
  unexpected: string;
}

// Their codes, until the shell has worded them in the language of the page.
let messages: ClientMessages = { offline: 'offline', unexpected: 'unexpected' };

/** Words these errors. Called by the shell when it knows the language of the page. */
export function setClientMessages(worded: ClientMessages): void {
  messages = worded;
}

export function clientMessages(): ClientMessages {
  return messages;
}
