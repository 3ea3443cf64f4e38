export { Button, type ButtonProps } from './button.tsx';
export { type ButtonLook, buttonClass } from './button-class.ts';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
