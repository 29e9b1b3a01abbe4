/**
 * Replaces `@firebase/webchannel-wrapper/bloom-blob` in firebase/firestore/lite, which uses only its
 * comparison of integers, for numeric document ids (`__id7__`). The package is a third of the code that lite
 * shares with the whole SDK.
 */
export class Integer {
  private constructor(private readonly value: bigint) {}

  static fromString(digits: string): Integer {
    return new Integer(BigInt(digits));
  }

  compare({ value }: Integer): number {
    return this.value === value ? 0 : this.value < value ? -1 : 1;
  }
}
