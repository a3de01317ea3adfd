/** A set of 64-bit hashes, open addressing, the two lanes side by side. */
export class Seen {
  private slots: Int32Array;
  private mask: number;
  private size = 0;

  constructor(bits = 13) {
    this.mask = 2 ** bits - 1;
    this.slots = new Int32Array(2 ** (bits + 1));
  }

  clear(): void {
    this.slots.fill(0);
    this.size = 0;
  }

  /** Adds a hash and answers whether it is new. */
  add(low: number, high: number): boolean {
    const { slots, mask } = this;
    // A free slot is 0, 0.
    const lane = high === 0 ? 1 : high;
    let at = low & mask;
    for (;;) {
      const there = slots[2 * at + 1] as number;
      if (there === 0) break;
      if (there === lane && slots[2 * at] === low) return false;
      at = (at + 1) & mask;
    }
    slots[2 * at] = low;
    slots[2 * at + 1] = lane;
    if (++this.size * 2 > mask) this.grow();
    return true;
  }

  private grow(): void {
    const old = this.slots;
    this.mask = this.mask * 2 + 1;
    this.slots = new Int32Array(2 * (this.mask + 1));
    this.size = 0;
    for (let i = 0; i < old.length; i += 2) {
      if (old[i + 1] !== 0) this.add(old[i] as number, old[i + 1] as number);
    }
  }
}
