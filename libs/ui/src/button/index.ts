export { Button, type ButtonProps } from './button.tsx';
export { type ButtonVariantProps, buttonClass } from './button-class.ts';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
