export function median(numbers: number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;
}

/**
 * The mean of the middle half of the numbers. For paints, which fall into steps between which a median jumps.
 */
export function middleMean(numbers: number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const quarter = Math.floor(sorted.length / 4);
  const middle = sorted.slice(quarter, sorted.length - quarter);
  return middle.reduce((sum, number) => sum + number, 0) / middle.length;
}
