import type { ComponentProps, MouseEvent } from 'react';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  name: string;
}

/** A link that moves the focus to a field of the form that contains it. */
export function FieldLink({ name, children, ...props }: Props) {
  return (
    <a {...props} href={`#${name}`} onClick={(event) => focusField(event, name)}>
      {children}
    </a>
  );
}

function focusField(event: MouseEvent<HTMLElement>, name: string): void {
  event.preventDefault();
  const field = event.currentTarget.closest('form')?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
