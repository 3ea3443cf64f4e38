// In the browser's timeline: from the first mark to the second, a prerendered page can be read, and is
// not hydrated. The try of a release waits for the second one where it finds the first one.

/** As soon as the shell's code runs. */
export const markStarting = () => {
  performance.mark('shell:starting');
};

/** When the page answers to people: React has rendered or hydrated it, and has reported mismatches. */
export const markStarted = () => {
  performance.mark('shell:started');
};
