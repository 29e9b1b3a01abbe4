import { Button } from './Button';
import { Icon } from './Icon';

interface Props {
  label: string;
  /** The message that is sent before the page's address. */
  text: string;
}

/** Shares the page by the phone's share menu; by WhatsApp in browsers without one. */
export function ShareButton({ label, text }: Props) {
  const share = () => {
    const url = window.location.origin + window.location.pathname;
    if ('share' in navigator) {
      // The rejection means that the visitor has closed the menu: nothing to do.
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
