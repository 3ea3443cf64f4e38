export { CropDialog, type CropDialogProps } from './crop-dialog.tsx';
