import type { ComponentProps, ReactElement } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { classNames } from '../class-names.ts';
import { preventStyleTags } from '../react-aria/prevent-style-tags.ts';
import styles from './tooltip.module.css';

preventStyleTags();

export interface TooltipProps {
  /** A short hint. Nothing essential: it never shows on a touch screen. */
  text: string;
  /** One focusable native element. */
  children: ReactElement<ComponentProps<'button'>, string>;
}

/** A hint beside a control, while that is hovered or focused. Escape hides it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip offset={6} className={classNames(styles.tooltip)}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
