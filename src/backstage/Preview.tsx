import { useState, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { messages } from './messages';

const texts = messages.preview;

/**
 * A preview of what visitors will see: beside the form on a wide screen; on a phone below the form, and
 * folded.
 */
export function Preview({ heading, children }: { heading: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Card aria-labelledby="previa" className="desk-preview" data-open={open}>
      <div className="desk-wrap desk-list-head">
        <h2 id="previa">{heading}</h2>
        <Button
          look="quiet"
          className="desk-preview-toggle"
          aria-expanded={open}
          aria-controls="previa-conteudo"
          onClick={() => setOpen(!open)}
        >
          {open ? texts.hide : texts.show}
        </Button>
      </div>
      <div id="previa-conteudo" className="stack desk-preview-content">
        {children}
      </div>
    </Card>
  );
}
