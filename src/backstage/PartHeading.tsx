import { focusAndShow } from '../ui/focus';

interface Props {
  id: string;
  children: string;
}

/** The heading of a list or a form. It gets the focus, because the link that led to it has been removed. */
export function PartHeading({ id, children }: Props) {
  return (
    <h2 id={id} className="desk-heading" tabIndex={-1} ref={focusAndShow}>
      {children}
    </h2>
  );
}
