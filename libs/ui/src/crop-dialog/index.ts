export { CropDialog } from './crop-dialog.tsx';
export type { CropDialogProps } from './crop-dialog-props.ts';
