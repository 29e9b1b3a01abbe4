export function median(numbers: number[]): number {
  return ascending(numbers)[Math.floor(numbers.length / 2)] ?? NaN;
}

/**
 * The mean of the middle half of the numbers. First paints come in steps of a frame, so a median would jump
 * by a whole step between runs.
 */
export function middleMean(numbers: number[]): number {
  const quarter = Math.floor(numbers.length / 4);
  const middle = ascending(numbers).slice(quarter, numbers.length - quarter);
  return middle.reduce((sum, number) => sum + number, 0) / middle.length;
}

export function ascending(numbers: number[]): number[] {
  return [...numbers].sort((one, other) => one - other);
}
