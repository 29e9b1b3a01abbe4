import { useEffect, useRef, type MouseEvent } from 'react';
import { config } from '../config';
import { ButtonLink } from '../ui/Button';
import { ShareButton } from '../ui/ShareButton';
import { Onward } from './Texts';
import { roomMessages } from './messages';

/** How long clicks are ignored after these buttons have appeared, and after each ignored click. */
const HASTE_MS = 700;

/**
 * Other things to do: shown when the show is over, after a loss, and when all places are taken. Ignores the
 * clicks of somebody who is still clicking on 'Entrar', in whose place these buttons may appear.
 */
export function PromotionsAndShare({ look }: { look?: 'quiet' }) {
  const lastClick = useRef(0);
  useEffect(() => {
    lastClick.current = performance.now();
  }, []);
  const ignoreHaste = (event: MouseEvent) => {
    const now = performance.now();
    if (now - lastClick.current > HASTE_MS) return;
    lastClick.current = now;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Onward onClickCapture={ignoreHaste}>
      <ButtonLink look={look} to="/">
        {roomMessages.promotions}
      </ButtonLink>
      <ShareButton label={roomMessages.share} text={roomMessages.shared(config.brandName)} />
    </Onward>
  );
}
