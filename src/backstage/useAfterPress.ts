import { useEffect, useState } from 'react';
import { untilPressEnds } from '../ui/untilPressEnds';

/** The value, of which changes come only when nothing is pressed: what they show moves the buttons below. */
export function useAfterPress<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let stopped = false;
    void untilPressEnds().then(() => {
      if (!stopped) setShown(value);
    });
    return () => {
      stopped = true;
    };
  }, [value]);
  return shown;
}
