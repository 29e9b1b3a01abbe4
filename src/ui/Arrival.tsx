import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** As a browser does for a page of its own: whoever arrives begins at the top of what is new. */
export function Arrival() {
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);
  const navigation = useNavigationType();
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    document.querySelector('main')?.focus({ preventScroll: true });
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, navigation]);
  return null;
}
