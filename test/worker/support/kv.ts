import type { Publication } from "../../../worker/store/publisher";

/** A KV to publish to that fails as it is told; `fails` sees each put's key and its number, from 1. */
export class FaultyKv implements Publication {
  readonly values = new Map<string, string>();
  /** The keys in the order of the puts, failed ones too. */
  readonly puts: string[] = [];
  fails: (key: string, put: number) => boolean = () => false;

  async put(key: string, value: unknown): Promise<void> {
    this.puts.push(key);
    const fails = this.fails(key, this.puts.length);
    await Promise.resolve();
    if (fails) throw new Error("KV PUT failed: 429 Too Many Requests");
    this.values.set(key, String(value));
  }

  /** A value as its readers see it. */
  value(key: string): unknown {
    const text = this.values.get(key);
    return text === undefined ? undefined : JSON.parse(text);
  }
}
