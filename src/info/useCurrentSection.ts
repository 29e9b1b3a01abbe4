import { useEffect, useState } from 'react';
import { listenTo } from '../base/listenTo';

/** A section is being read once its heading is this near to the upper edge of the screen, px. */
const NEAR_TOP = 120;

/**
 * The id of the section that is being read. At the end of the page, where no later heading can reach the
 * upper edge, it is the one that the address names, else the last one.
 * @param ids the ids of the sections' headings
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
    const update = () => {
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
      const named = atEnd && ids.find((id) => `#${id}` === location.hash && topOf(id) >= 0);
      const begun = atEnd ? ids : ids.filter((id) => topOf(id) < NEAR_TOP);
      setCurrent(named || (begun.at(-1) ?? ids[0]));
    };
    update();
    return listenTo(window, ['scroll', 'hashchange'], update);
  }, [ids]);
  return current;
}
