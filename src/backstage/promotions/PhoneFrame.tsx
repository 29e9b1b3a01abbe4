import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  title: string;
  children: ReactNode;
}

/** Shows a page as on a phone. In a frame, because the style sheet depends on the width of the screen. */
export function PhoneFrame({ title, children }: Props) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const show = useCallback((frame: HTMLIFrameElement | null) => {
    const page = frame?.contentDocument;
    if (!page) return;
    takeStyles(page);
    setBody(page.body);
  }, []);
  return (
    <>
      {/* Chromium has loaded the empty page before React listens; Firefox replaces it when it has loaded. */}
      <iframe
        title={title}
        className="desk-phone"
        ref={show}
        onLoad={({ currentTarget }) => show(currentTarget)}
      />
      {body &&
        createPortal(
          // Nothing in the preview can be clicked.
          <div className="desk-phone-page" inert>
            {children}
          </div>,
          body,
        )}
    </>
  );
}

function takeStyles({ documentElement, head }: Document): void {
  if (head.childElementCount > 0) return;
  documentElement.lang = document.documentElement.lang;
  for (const { ownerNode } of document.styleSheets) if (ownerNode) head.append(ownerNode.cloneNode(true));
}
