import type { DataStore } from '@tus/server';
import type { UploadStore } from '#core/platform/media/ports.ts';

/** Where unfinished uploads are written part by part, and taken from when they are whole. */
export type UploadParts = UploadStore & Readonly<{ dataStore(): Promise<DataStore> }>;
