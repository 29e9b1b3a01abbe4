/**
 * vite.config.ts puts this in the place of a third of what firebase/firestore/lite shares with the whole SDK, which uses it
 * to compare documents' numeric ids (`__id7__`).
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
