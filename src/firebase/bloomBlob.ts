// Replaces @firebase/webchannel-wrapper/bloom-blob (vite.config.ts), the bloom filter's arithmetic. With the
// filter, a subscription that missed deletions learns which documents are gone; without it, the SDK runs the
// query again, which costs a read for each of the few rooms.

/** The SDK also compares numeric document ids (`__id7__`) with this class. */
export class Integer {
  private constructor(private readonly value: bigint) {}

  static fromString(digits: string): Integer {
    return new Integer(BigInt(digits));
  }

  /** Called for each filter that the server sends; the SDK catches errors there and does without it. */
  static fromNumber(): never {
    throw new Error('vite.config.ts leaves out the bloom filter.');
  }

  compare({ value }: Integer): number {
    return this.value === value ? 0 : this.value < value ? -1 : 1;
  }
}

/** The SDK imports it, but only the filter's code uses it. */
export const Md5 = undefined;
