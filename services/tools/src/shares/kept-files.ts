/** Files of documents, up to so many bytes in all; those that nobody read for longest go first. */
export class KeptFiles {
  /** By document and name; the one read last is at the end. */
  private readonly files = new Map<string, Buffer>();
  private bytes = 0;

  constructor(private readonly mostBytes: number) {}

  get(documentId: string, name: string): Buffer | undefined {
    const key = `${documentId} ${name}`;
    const file = this.files.get(key);
    if (file) {
      this.files.delete(key);
      this.files.set(key, file);
    }
    return file;
  }

  keep(documentId: string, name: string, file: Buffer): void {
    if (file.length > this.mostBytes) return;
    const key = `${documentId} ${name}`;
    this.remove(key);
    this.files.set(key, file);
    this.bytes += file.length;
    for (const oldest of this.files.keys()) {
      if (this.bytes <= this.mostBytes) return;
      this.remove(oldest);
    }
  }

  forget(documentIds: readonly string[]): void {
    for (const key of this.files.keys()) if (documentIds.some((id) => key.startsWith(`${id} `))) this.remove(key);
  }

  private remove(key: string): void {
    this.bytes -= this.files.get(key)?.length ?? 0;
    this.files.delete(key);
  }
}
