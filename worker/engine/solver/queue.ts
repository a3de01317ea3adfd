/** A queue of numbers, the one with the lowest key first. */
export class Queue {
  size = 0;
  private keys = new Float64Array(256);
  private values = new Int32Array(256);

  add(key: number, value: number): void {
    if (this.size === this.keys.length) this.grow();
    const { keys, values } = this;
    let at = this.size++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((keys[parent] as number) <= key) break;
      keys[at] = keys[parent] as number;
      values[at] = values[parent] as number;
      at = parent;
    }
    keys[at] = key;
    values[at] = value;
  }

  /** Takes the value with the lowest key out; the queue must not be empty. */
  take(): number {
    const { keys, values } = this;
    const first = values[0] as number;
    const size = --this.size;
    const key = keys[size] as number;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && (keys[child + 1] as number) < (keys[child] as number)) child++;
      if ((keys[child] as number) >= key) break;
      keys[at] = keys[child] as number;
      values[at] = values[child] as number;
      at = child;
    }
    keys[at] = key;
    values[at] = values[size] as number;
    return first;
  }

  private grow(): void {
    const { keys, values } = this;
    this.keys = new Float64Array(2 * keys.length);
    this.keys.set(keys);
    this.values = new Int32Array(2 * values.length);
    this.values.set(values);
  }
}
