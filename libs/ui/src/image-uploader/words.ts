import { partWords } from '../locales/part-words.ts';

export const useUploaderWords = partWords({
  uploader: {
    add: 'Add photos',
    about: 'Drop them here, or press to choose. GIF, JPEG, PNG or BMP.',
    type: 'Please add a GIF, JPEG, PNG or BMP image',
    unreadable: '{{name}} cannot be read',
    list: 'Photos',
    image: 'Photo {{number}} of {{total}}',
    remove: 'Remove photo {{number}}',
    edit: 'Edit photo {{number}}',
    question: 'Delete this image?',
    earlier: 'Move photo {{number}} earlier',
    later: 'Move photo {{number}} later',
    moved: 'Photo moved to place {{number}} of {{total}}',
    preparing: 'Preparing {{name}}',
    sending: 'Uploading {{name}}',
    failed: '{{name}} could not be uploaded',
    retry: 'Try again',
    dismiss: 'Remove {{name}}',
  },
});
