const fold = (byte: number) => (byte >= 97 && byte <= 122 ? byte - 32 : byte);

/** Numbers the class names of a file in capitals, straight from its bytes: one string for each name, not each use. */
export class ClassNames {
  readonly names: string[] = [];
  private readonly byHash = new Map<number, number[]>();

  /** Number of the name in these bytes, a new one at first sight. */
  numberOf(bytes: Uint8Array, from: number, to: number): number {
    let hash = to - from;
    for (let at = from; at < to; at++) hash = (Math.imul(hash, 31) + fold(bytes[at] as number)) | 0;
    const known = this.byHash.get(hash);
    const found = known?.find((number) => this.isName(number, bytes, from, to));
    if (found !== undefined) return found;
    this.names.push(String.fromCharCode(...bytes.subarray(from, to)).toUpperCase());
    const number = this.names.length - 1;
    if (known) known.push(number);
    else this.byHash.set(hash, [number]);
    return number;
  }

  private isName(number: number, bytes: Uint8Array, from: number, to: number): boolean {
    const name = this.names[number] as string;
    if (name.length !== to - from) return false;
    for (let at = 0; at < name.length; at++) if (name.charCodeAt(at) !== fold(bytes[from + at] as number)) return false;
    return true;
  }
}
