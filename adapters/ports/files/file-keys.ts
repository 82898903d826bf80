/** The keys of single sealed files, by the name that the store has for the file. */
export interface FileKeys {
  find(fileKey: string): Promise<Uint8Array | null>;
  /** Replaces the one of a file that is written anew. */
  put(fileKey: string, secret: Uint8Array): Promise<void>;
  /** Deleting what is not there is done already. */
  delete(fileKey: string): Promise<void>;
}
