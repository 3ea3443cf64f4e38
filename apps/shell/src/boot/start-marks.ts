// In the browser's timeline: from the first mark to the second, a prerendered page can be read, and is
// not hydrated. The try of a release waits for the second one where it finds the first one.

/** As soon as the shell's code runs. */
export const markStarting = () => {
  performance.mark('shell:starting');
};

/** When what the server rendered is taken over, as markup and not to be rendered once more. */
export const markHydrating = () => {
  performance.mark('shell:hydrating');
};

/** When the page answers to people: React has rendered or hydrated it, and has reported mismatches. */
export const markStarted = () => {
  performance.mark('shell:started');
};

/** When the tab follows releases, and has what it shows if its connection is gone. */
export const markFollowing = () => {
  performance.mark('shell:following');
};
