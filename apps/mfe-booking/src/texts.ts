/** Every text of this remote, in British English (D6). */
export const texts = {
  placeholder: { title: 'Find a practitioner' },
};
