const MAX = 0x7fffffff;

/** The lowest-scored entries of a stream: a bounded heap with the worst one on top. */
export class Best {
  keys = new Int32Array(0);
  values = new Int32Array(0);
  size = 0;
  limit = 0;

  /** Empties it, to hold so many entries at most. */
  reset(limit: number): void {
    if (limit > this.keys.length) {
      this.keys = new Int32Array(limit);
      this.values = new Int32Array(limit);
    }
    this.size = 0;
    this.limit = limit;
  }

  /** The score that an entry must be below to get in. */
  get bar(): number {
    return this.size < this.limit ? MAX : (this.keys[0] as number);
  }

  /** Takes an entry whose score is below the bar; when it is full the worst one goes. */
  add(key: number, value: number): void {
    if (this.size < this.limit) this.rise(this.size++, key, value);
    else this.sink(key, value);
  }

  private rise(from: number, key: number, value: number): void {
    const { keys, values } = this;
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((keys[parent] as number) >= key) break;
      keys[at] = keys[parent] as number;
      values[at] = values[parent] as number;
      at = parent;
    }
    keys[at] = key;
    values[at] = value;
  }

  private sink(key: number, value: number): void {
    const { keys, values, size } = this;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && (keys[child + 1] as number) > (keys[child] as number)) child++;
      if ((keys[child] as number) <= key) break;
      keys[at] = keys[child] as number;
      values[at] = values[child] as number;
      at = child;
    }
    keys[at] = key;
    values[at] = value;
  }
}
