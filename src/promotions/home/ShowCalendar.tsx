import type { ComponentProps } from 'react';
import { loadChunk } from '../../base/loadChunk';
import type { CalendarLinks } from '../../show/times/CalendarLinks';
import type { ShowState } from '../../show/watch/showState';
import { useChunk } from '../../ui/loading/useChunk';

const loadCalendar = () => loadChunk(() => import('../../show/times/CalendarLinks'));

interface Props extends Pick<ComponentProps<typeof CalendarLinks>, 'look'> {
  show: ShowState;
}

/** Links that add the next show to the visitor's calendar, loaded once its times are known. */
export function ShowCalendar({ show: { phase, settings }, look }: Props) {
  const times = phase === 'live' ? null : settings.times;
  const { chunk } = useChunk(times ? loadCalendar : null);
  return times && chunk && <chunk.CalendarLinks times={times} look={look} />;
}
