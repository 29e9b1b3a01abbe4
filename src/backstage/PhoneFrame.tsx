import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  title: string;
  children: ReactNode;
}

/** Shows a page as on a phone: in a frame of its own, because the style sheet asks for the width of the screen. */
export function PhoneFrame({ title, children }: Props) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <>
      <iframe
        title={title}
        className="desk-phone"
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return;
          takeStyles(contentDocument);
          setBody(contentDocument.body);
        }}
      />
      {body &&
        createPortal(
          // A picture of a page: nothing in it can be clicked.
          <div className="desk-phone-page" inert>
            {children}
          </div>,
          body,
        )}
    </>
  );
}

function takeStyles({ documentElement, head }: Document): void {
  documentElement.lang = document.documentElement.lang;
  for (const { ownerNode } of document.styleSheets) if (ownerNode) head.append(ownerNode.cloneNode(true));
}
