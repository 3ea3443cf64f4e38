import { partWords } from '../locales/part-words.ts';

export const useCropWords = partWords({
  crop: {
    title: 'Crop your photo',
    area: 'Part of the photo to keep. Move it with the arrow keys.',
    zoom: 'Zoom',
    hint: 'Drag the photo, or use the arrow keys.',
    save: 'Save photo',
    cancel: 'Cancel',
    failed: 'This photo cannot be read. Please choose another one.',
  },
});
