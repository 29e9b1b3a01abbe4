import type { MouseEvent } from 'react';

interface Props<Name extends string> {
  names: readonly Name[];
  /** The fields' labels by name. */
  labels: Record<Name, string>;
  /** The fields whose links are crossed out. */
  corrected?: (name: Name) => boolean;
}

/** A list of links that move the focus to fields of the form that contains the list. */
export function FieldLinks<Name extends string>({ names, labels, corrected }: Props<Name>) {
  return (
    <ul className="side-by-side">
      {names.map((name) => (
        <li key={name}>
          <a
            href={`#${name}`}
            data-valid={corrected?.(name) || undefined}
            onClick={(event) => focusField(event, name)}
          >
            {labels[name]}
          </a>
        </li>
      ))}
    </ul>
  );
}

function focusField(event: MouseEvent<HTMLElement>, name: string): void {
  event.preventDefault();
  const field = event.currentTarget.closest('form')?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
