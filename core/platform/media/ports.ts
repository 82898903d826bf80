import type { MediumId, UserId } from '#core/kernel/id.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { Accepted } from './accepted.ts';
import type { Folder } from './folder.ts';
import type { FolderId, MediaPurpose, MediaType, Medium } from './medium.ts';
import type { QuotaShare } from './quota.ts';
import type { PendingUpload, UploadId } from './upload.ts';
import type { MediumUse } from './use.ts';

export type MediaFilter = Readonly<{
  type?: MediaType | undefined;
  purpose?: MediaPurpose | undefined;
  /** Null: at the top. Left out: wherever it lies. */
  folderId?: FolderId | null | undefined;
  /** Words of the name, without case or marks. */
  q?: string | undefined;
  /** Only files that nothing shows. */
  unused?: boolean | undefined;
}>;

/** A file as staff see it in the list of all. */
export type MediumRow = Medium & Readonly<{ ownerName: string; folderName: string | null; uses: number }>;

/** What one member, or everybody, keeps. */
export type StoredBytes = Readonly<{ ownerId: UserId; ownerName: string; files: number; bytes: number }>;

/** Deleted files are not there, but where a method says so. */
export interface Media {
  insert(medium: Medium): Promise<void>;
  find(id: MediumId): Promise<Medium | null>;
  /** The same, deleted ones too; holds the row until the transaction ends. */
  lock(id: MediumId): Promise<Medium | null>;
  /** Only those of the owner; missing ones are left out. */
  ofOwner(ownerId: UserId, ids: readonly MediumId[]): Promise<readonly Medium[]>;
  /** Whoever's they are; missing ones are left out. */
  among(ids: readonly MediumId[]): Promise<readonly Medium[]>;
  /** Of the owner, and nobody deletes them before the transaction ends: for what is about to show them. */
  hold(ownerId: UserId, ids: readonly MediumId[]): Promise<readonly Medium[]>;
  /** Newest first. Posters belong to their videos and are not listed. */
  pageOf(ownerId: UserId, page: PageRequest & MediaFilter): Promise<Page<Medium & { uses: number }>>;
  /** All of an owner's files, posters too, for the copy of their data. */
  everyOf(ownerId: UserId, page: PageRequest): Promise<Page<Medium>>;
  bytesOf(ownerId: UserId, share: QuotaShare): Promise<number>;
  bytesByType(ownerId: UserId): Promise<Readonly<Record<MediaType, number>>>;
  /** Owners with the most bytes first. */
  largestOwners(limit: number): Promise<readonly StoredBytes[]>;
  /** Replaces `version - 1` of name, folder, deletion and hiding. Fails with version.stale. */
  update(medium: Medium): Promise<void>;
  /** What shows it: weeks, avatars, payments, requests, products, partners, videos, and the uses that are kept here. */
  usesOf(id: MediumId): Promise<readonly MediumUse[]>;
  /**
   * From now on this shows these files, and they stay. Doing it twice is done once. Fails with media.not_found when one
   * of them is gone or deleted.
   */
  use(mediumIds: readonly MediumId[], use: MediumUse): Promise<void>;
  /** What no longer shows them: those given, else all that it showed. */
  unuse(use: MediumUse, mediumIds?: readonly MediumId[]): Promise<void>;
  /**
   * What the platform shows to everybody (pictures of products and of its own articles, logos of partners) stays when its
   * owner goes: it becomes the platform’s own.
   */
  keepForPlatform(ownerId: UserId, platformUserId: UserId): Promise<void>;
  /** A report that was printed into it forgets it. Fails with media.in_use when something began to show it meanwhile. */
  delete(id: MediumId): Promise<void>;
  /** Deleted ones too. */
  list(request: ListRequest): Promise<List<MediumRow>>;
  /** Keys among the given that a row still refers to: the rest are orphaned files of a broken upload. */
  knownKeys(keys: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Body pictures, avatars, receipts, evidence, recordings of answers, and files of posts and messages that were uploaded
   * before the given instant and are used nowhere, drafts included.
   */
  unusedBefore(before: Date, limit: number): Promise<readonly Medium[]>;
  /** Photos of before files were sealed, deleted ones too, by their identifiers; null: from the first. */
  unsealedPhotos(after: MediumId | null, limit: number): Promise<readonly Medium[]>;
  /** False when its bytes were moved or deleted meanwhile. */
  moveBytes(medium: Pick<Medium, 'id' | 'key'>, to: Pick<Medium, 'key' | 'thumbnailKey'>): Promise<boolean>;
  /** Deleted before the given instant. */
  deletedBefore(before: Date, limit: number): Promise<readonly Medium[]>;
  /** The rows of files that nothing of this person shows any more. */
  deleteAllOf(ownerId: UserId): Promise<void>;
}

export type FolderRow = Folder & Readonly<{ files: number; bytes: number }>;

export interface Folders {
  find(id: FolderId): Promise<Folder | null>;
  allOf(ownerId: UserId): Promise<readonly FolderRow[]>;
  /** Fails with media.folder_exists. */
  insert(folder: Folder): Promise<void>;
  /** Replaces `version - 1`. Fails with version.stale, media.folder_exists. */
  update(folder: Folder): Promise<void>;
  /** Deleted files that lay in it come back at the top. Fails with media.folder_not_empty. */
  delete(id: FolderId): Promise<void>;
  deleteAllOf(ownerId: UserId): Promise<void>;
}

/** Files on their way in parts. The bytes are in the `UploadStore`. */
export interface Uploads {
  insert(upload: PendingUpload): Promise<void>;
  find(id: UploadId): Promise<PendingUpload | null>;
  /** Not finished and not expired, newest first. */
  ofOwner(ownerId: UserId, at: Date): Promise<readonly PendingUpload[]>;
  /** Of those that are not finished: as large as they will be. */
  bytesOf(ownerId: UserId, share: QuotaShare): Promise<number>;
  noteReceived(id: UploadId, received: number): Promise<void>;
  finish(id: UploadId, mediumId: MediumId): Promise<void>;
  expiredBefore(at: Date, limit: number): Promise<readonly PendingUpload[]>;
  delete(id: UploadId): Promise<void>;
  /** Nameless and over: what is left of them is removed like any other that has expired. */
  expireAllOf(ownerId: UserId): Promise<void>;
  /** One writer at a time on all instances: true when it is this one's until then. */
  lease(id: UploadId, holder: string, at: Date, until: Date): Promise<boolean>;
  release(id: UploadId, holder: string): Promise<void>;
}

/** What staff set for single members, in GiB. */
export interface StorageQuotas {
  find(userId: UserId): Promise<number | null>;
  /** Null: as their level says, from now on. Fails with user.not_found. */
  set(userId: UserId, gib: number | null): Promise<void>;
}

/** Whom the platform told that their room is nearly used up. */
export interface StorageWarnings {
  /** False when it was told before. */
  put(userId: UserId, at: Date): Promise<boolean>;
  clear(userId: UserId): Promise<void>;
}

/** Bytes as they arrived, on their way through: a file on the adapter's side, opaque to core. */
export type Upload = Readonly<{ path: string; name: string; size: number }>;

/** Where the parts of unfinished uploads are. */
export interface UploadStore {
  /**
   * The whole of it as a file on this machine; `discard` removes what was made for that. Fails with media.upload_broken
   * when parts are missing, media.store_unavailable.
   */
  take(upload: PendingUpload): Promise<Upload & { discard(): Promise<void> }>;
  /** Removing what is not there is done already. */
  remove(id: UploadId): Promise<void>;
}

/** A file made safe: decided by content, re-encoded, without metadata, with a thumbnail. */
export type ProcessedFile = Readonly<{
  type: MediaType;
  contentType: string;
  size: number;
  width: number | null;
  height: number | null;
  duration: number | null;
  path: string;
  thumbnailPath: string | null;
}>;

/**
 * Fails with media.type_not_allowed, media.heic_not_supported, media.too_large, media.too_many_pixels, media.too_long,
 * media.unreadable.
 */
export interface MediaProcessor {
  process(upload: Upload, accepted: Accepted): Promise<ProcessedFile>;
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

/** One person's look at a body picture of another, as its address says it. */
export type Look = Readonly<{ mediumId: MediumId; viewerId: UserId; size: 'WHOLE' | 'SMALL' }>;

/** Addresses of body pictures for others than their owner. Each time one is followed, the viewer is asked for the right anew. */
export interface LookAddresses {
  addressOf(look: Look, expiresAt: Date): string;
  /** What stands behind `/media/look/`, with its query. Null: not made here, or too old. */
  read(text: string, at: Date): Look | null;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    media: Media;
    folders: Folders;
    uploads: Uploads;
    storageWarnings: StorageWarnings;
    storageQuotas: StorageQuotas;
  }
}
declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly mediaStore: MediaStore;
    readonly mediaProcessor: MediaProcessor;
    readonly uploadStore: UploadStore;
    readonly lookAddresses: LookAddresses;
    /** Where pictures that everybody may see are answered. */
    readonly publicMediaUrl: string;
  }
}
