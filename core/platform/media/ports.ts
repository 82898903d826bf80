import type { MediumId, UserId } from '#core/kernel/id.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { MediaType, Medium } from './medium.ts';

export interface Media {
  insert(medium: Medium): Promise<void>;
  find(id: MediumId): Promise<Medium | null>;
  /** Only those of the owner; missing ones are left out. */
  ofOwner(ownerId: UserId, ids: readonly MediumId[]): Promise<readonly Medium[]>;
  pageOf(ownerId: UserId, page: PageRequest & { type?: MediaType | undefined }): Promise<Page<Medium>>;
  bytesOf(ownerId: UserId): Promise<number>;
  /** Snapshots, avatars, payments, requests, products and partners that still show it. */
  usesOf(id: MediumId): Promise<number>;
  /**
   * What the platform shows to everybody (pictures of products, logos of partners) stays when its owner goes: it becomes the
   * platform’s own.
   */
  keepForPlatform(ownerId: UserId, platformUserId: UserId): Promise<void>;
  /** A report that was printed into it forgets it. Fails with media.in_use when something began to show it meanwhile. */
  delete(id: MediumId): Promise<void>;
  list(request: ListRequest): Promise<List<Medium & { ownerName: string; uses: number }>>;
  /** Keys among the given that a row still refers to: the rest are orphaned files of a broken upload. */
  knownKeys(keys: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Body pictures, avatars, receipts and evidence uploaded before the given instant and used nowhere: not by a week, an
   * avatar, a draft, a payment or a request.
   */
  unusedBefore(before: Date, limit: number): Promise<readonly Medium[]>;
  /** The rows of files that nothing of this person shows any more. */
  deleteAllOf(ownerId: UserId): Promise<void>;
}

/** Bytes as they arrived, on their way through: a file on the adapter's side, opaque to core. */
export type Upload = Readonly<{ path: string; name: string; size: number }>;

/** A file made safe: decided by content, re-encoded, without metadata, with a thumbnail. */
export type ProcessedFile = Readonly<{
  type: MediaType;
  contentType: string;
  size: number;
  width: number | null;
  height: number | null;
  path: string;
  thumbnailPath: string | null;
}>;

/** Fails with media.type_not_allowed, media.heic_not_supported, media.too_large, media.too_many_pixels, media.unreadable. */
export interface MediaProcessor {
  process(upload: Upload, accepted: readonly MediaType[]): Promise<ProcessedFile>;
  discard(file: ProcessedFile): Promise<void>;
}

/** LOCAL files or an S3-compatible store. Fails with media.store_unavailable. */
export interface MediaStore {
  readonly source: Medium['source'];
  put(key: string, path: string, contentType: string): Promise<void>;
  /** The same for what was made in memory, a report or an export; answers its size in bytes. */
  write(key: string, content: Uint8Array | string, contentType: string): Promise<number>;
  /** Deleting what is not there is done already. */
  delete(key: string): Promise<void>;
  /** Small files only: pictures for a report, not videos. */
  read(key: string): Promise<Uint8Array>;
  /** A private address, valid until the given instant. */
  signedUrl(
    key: string,
    input: { contentType: string; name: string; expiresAt: Date },
  ): string | Promise<string>;
  /** Keys written before the given instant, in batches; for the clean-up of orphaned files. */
  keysBefore(before: Date): AsyncIterable<readonly string[]>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    media: Media;
  }
}
declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly mediaStore: MediaStore;
    readonly mediaProcessor: MediaProcessor;
  }
}
