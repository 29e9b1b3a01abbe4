// Replaces the package @firebase/webchannel-wrapper/bloom-blob (vite.config.ts) to save bytes. With the
// package's bloom filter, a subscription that missed deletions learns which documents are gone. Without the
// filter, the SDK repeats the query, which costs a billed read for each of the few rooms.

/** This class is kept, because the SDK also compares numeric document ids (`__id7__`) with it. */
export class Integer {
  private constructor(private readonly value: bigint) {}

  static fromString(digits: string): Integer {
    return new Integer(BigInt(digits));
  }

  /**
   * Throws when the server sends a bloom filter: the SDK catches the error and continues without the filter.
   */
  static fromNumber(): never {
    throw new Error('vite.config.ts leaves out the bloom filter.');
  }

  compare({ value }: Integer): number {
    return this.value === value ? 0 : this.value < value ? -1 : 1;
  }
}

/** Exported because the SDK imports the name; only the bloom filter would use it. */
export const Md5 = undefined;
