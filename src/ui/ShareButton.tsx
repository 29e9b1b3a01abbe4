import { Button } from './Button';
import { Outline } from './Icon';
import { uiMessages } from './messages';

const SHARE =
  'M7 14a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5m10-5.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5m0 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M9.2 10.3l5.6-3.1M9.2 12.7l5.6 4.1';

/**
 * Shares the page by the phone's share menu; by WhatsApp in browsers without one.
 * @param props `text`: the message that is sent before the page's address
 */
export function ShareButton({ text }: { text: string }) {
  const share = () => {
    const url = window.location.origin + window.location.pathname;
    if ('share' in navigator) {
      // Nothing to do after a rejection, which usually means that the visitor has closed the menu.
      navigator.share({ text, url }).catch(() => {});
    } else {
      window.open(`https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`, '_blank', 'noopener');
    }
  };
  return (
    <Button look="quiet" onClick={share}>
      <Outline d={SHARE} />
      {uiMessages.share}
    </Button>
  );
}
