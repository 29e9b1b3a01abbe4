/** A row of the table. */
export interface Figure {
  what: string;
  figure: string;
  limit: string;
  met: boolean;
}

export function atMost(what: string, value: number, most: number, unit = ''): Figure {
  return {
    what,
    figure: value.toFixed(2) + unit,
    limit: `<= ${most.toFixed(2)}${unit}`,
    met: value <= most,
  };
}
