import { DomainError } from '#core/kernel/domain-error.ts';
import {
  maxAudioBytes,
  maxDocumentBytes,
  maxImageBytes,
  maxVideoBytes,
  type MediaPurpose,
  type MediaType,
} from './medium.ts';

const minute = 60;

/** What may be uploaded for a purpose. */
export type Accepted = Readonly<{
  types: readonly MediaType[];
  /** Certificates and invoices come as PDF; other documents only where files are handed on. */
  onlyPdf: boolean;
  videoSeconds: number;
  audioSeconds: number;
}>;

const usual = { onlyPdf: false, videoSeconds: 10 * minute, audioSeconds: 15 * minute } as const;
const pictures: Accepted = { ...usual, types: ['IMAGE', 'VIDEO'] };
const stills: Accepted = { ...usual, types: ['IMAGE'] };
const everything: Accepted = { ...usual, types: ['IMAGE', 'VIDEO', 'AUDIO', 'FILE'] };

const byPurpose: Readonly<Record<MediaPurpose, Accepted>> = {
  PHYSICAL_PROFILE: pictures,
  AVATAR: pictures,
  RECEIPT: pictures,
  EVIDENCE: { ...usual, types: ['IMAGE', 'FILE'], onlyPdf: true },
  REPORT: { ...usual, types: [] },
  GENERAL: everything,
  CHAT: everything,
  FEED: pictures,
  ARTICLE: pictures,
  LEARNING: { ...pictures, videoSeconds: 120 * minute },
  GALLERY: stills,
  SITE: stills,
  BUG_REPORT: stills,
  // How long an answer may be heard is a setting of coaching, and shorter.
  REVIEW_ANSWER: { ...usual, types: ['VIDEO', 'AUDIO'] },
};

export const acceptedFor = (purpose: MediaPurpose): Accepted => byPurpose[purpose];

const maxBytes: Readonly<Record<MediaType, number>> = {
  IMAGE: maxImageBytes,
  VIDEO: maxVideoBytes,
  AUDIO: maxAudioBytes,
  FILE: maxDocumentBytes,
};

export const requireSize = (size: number, type: MediaType): void => {
  const most = maxBytes[type];
  if (size > most) throw new DomainError('media.too_large', { megabytes: most / 1024 ** 2 });
};

/** A file that plays longer than its purpose allows. */
export const requireDuration = (
  seconds: number | null,
  type: 'VIDEO' | 'AUDIO',
  { videoSeconds, audioSeconds }: Accepted,
): void => {
  const most = type === 'VIDEO' ? videoSeconds : audioSeconds;
  if (seconds !== null && seconds > most) throw new DomainError('media.too_long', { minutes: most / minute });
};

const typeOfDeclared = (contentType: string): MediaType =>
  contentType.startsWith('image/')
    ? 'IMAGE'
    : contentType.startsWith('video/')
      ? 'VIDEO'
      : contentType.startsWith('audio/')
        ? 'AUDIO'
        : 'FILE';

/**
 * What a sender says of a file before it arrives, so that nothing is sent in vain. What the file is, its content says at
 * the end. WebM is both sound and picture, and so the larger of the two.
 */
export const requireDeclared = (
  { contentType, size }: Readonly<{ contentType: string; size: number }>,
  purpose: MediaPurpose,
): void => {
  const { types } = acceptedFor(purpose);
  const type = typeOfDeclared(contentType);
  if (contentType === '') {
    const [largest] = types.toSorted((a, b) => maxBytes[b] - maxBytes[a]);
    if (largest) requireSize(size, largest);
    return;
  }
  if (!types.includes(type)) throw new DomainError('media.type_not_allowed');
  requireSize(size, type);
};
