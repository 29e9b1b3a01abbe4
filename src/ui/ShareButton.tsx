import { Button } from './Button';
import { Icon } from './Icon';

interface Props {
  label: string;
  /** Sent before the page's address. */
  text: string;
}

/** Shares this page by the phone's own menu, or by WhatsApp in browsers without one. */
export function ShareButton({ label, text }: Props) {
  const share = () => {
    const url = window.location.origin + window.location.pathname;
    if ('share' in navigator) {
      // Rejects when the visitor closes the menu.
      navigator.share({ text, url }).catch(() => {});
    } else {
      window.open(`https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`, '_blank', 'noopener');
    }
  };
  return (
    <Button look="quiet" onClick={share}>
      <Icon name="share" />
      {label}
    </Button>
  );
}
