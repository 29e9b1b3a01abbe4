import { focusAndShow } from '../ui/focus';

interface Props {
  id: string;
  children: string;
}

/**
 * The heading of a list or a form. It takes the focus when it appears, because the link that opened the list
 * or the form is gone.
 */
export function PartHeading({ id, children }: Props) {
  return (
    <h2 id={id} className="desk-heading" tabIndex={-1} ref={focusAndShow}>
      {children}
    </h2>
  );
}
