import { useEffect, useState } from 'react';
import { citiesOf } from 'virtual:cidades';

/** Every municipality of the state, null until its file has been loaded; nothing is loaded for no state. */
export function useCities(estado: string) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ key: string; cities: string[] | null } | null>(null);
  const key = `${estado} ${attempt}`;

  useEffect(() => {
    let left = false;
    const show = (cities: string[] | null) => {
      if (!left) setLoaded({ key, cities });
    };
    citiesOf[estado]?.().then(
      ({ default: cities }) => show(cities),
      () => show(null),
    );
    return () => {
      left = true;
    };
  }, [estado, key]);

  const current = loaded?.key === key ? loaded : null;
  return {
    cities: current?.cities ?? null,
    failed: current?.cities === null,
    tryAgain: () => setAttempt(attempt + 1),
  };
}
