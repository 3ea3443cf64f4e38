import type { ComponentProps, ReactElement } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { classNames } from '../class-names.ts';
import { keepStyleTagsAway } from '../react-aria/without-style-tags.ts';
import styles from './tooltip.module.css';

keepStyleTagsAway();

export interface TooltipProps {
  /** A few words more. Nothing that is needed: a finger never sees it. */
  text: string;
  /** One native element that can be focused. */
  children: ReactElement<ComponentProps<'button'>, string>;
}

/** Words beside a control, while it is pointed at or focused. Escape takes them away. */
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
