/** The initial of the brand, cut from viridian paper. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0b5c50" d="M3 4.5 28.4 3 29 28 4.2 29z"/><path fill="none" stroke="#fbf6ec" stroke-width="3.2" stroke-linecap="round" d="M13 26c1.500-8 1.800-11 2.600-14.500C16.400 8 18.600 6.600 22 7.600M9.500 15.600h10"/></svg>`;
