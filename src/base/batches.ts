export function* batchesOf<T>(items: T[], size: number): Generator<T[]> {
  for (let first = 0; first < items.length; first += size) yield items.slice(first, first + size);
}
