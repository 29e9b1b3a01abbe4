interface Props {
  id: string;
  children: string;
}

/** The heading of what a part shows; it takes the focus, because the link that led here has been removed. */
export function PartHeading({ id, children }: Props) {
  return (
    <h2 id={id} className="desk-heading" tabIndex={-1} ref={show}>
      {children}
    </h2>
  );
}

function show(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'nearest' });
}
