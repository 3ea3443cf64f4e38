// An error of the runtime has its code and the address of the page that explains it; the sentence between
// them is there, too.

export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
