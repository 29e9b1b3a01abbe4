import type { ComponentProps } from 'react';
import { uiMessages } from './messages';

/** A link that opens another tab, so that this tab keeps what the person has typed. */
export function NewTabLink({ children, ...props }: ComponentProps<'a'> & { children: string }) {
  return (
    <a target="_blank" rel="noopener" aria-label={`${children} ${uiMessages.newTab}`} {...props}>
      {children}
    </a>
  );
}
