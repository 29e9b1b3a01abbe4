import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  title: string;
  children: ReactNode;
}

/**
 * Shows its children as on a phone. Uses an iframe, because the style sheet depends on the screen's width.
 * The iframe is always as wide as a phone, and scaled down where there is less room.
 */
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
      {/* `ref` is for Chromium, which loads the iframe's empty document before React listens to `load`;
          `onLoad` is for Firefox, which replaces that document at `load`. */}
      <div className="desk-phone">
        <iframe title={title} ref={show} onLoad={({ currentTarget }) => show(currentTarget)} />
      </div>
      {body &&
        createPortal(
          // `inert`: nothing in the preview can be clicked or focused.
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
